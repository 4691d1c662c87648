"""The engine: the stack of frames, questions and card movements. It knows no card, character or edition."""
