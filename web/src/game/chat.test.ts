import { expect, it } from "vitest";

import type { Said } from "../protocol/messages";
import { Chat } from "./chat.svelte";

const said = (text: string): Said => ({ type: "said", name: "Ben", text, seat: 1 });

it("counts unread messages", () => {
  const chat = new Chat();
  chat.receive(said("Howdy"));
  chat.receive(said("Anyone there?"));
  expect(chat.unread).toBe(2);
  const close = chat.read();
  expect(chat.unread).toBe(0);
  chat.receive(said("Ah"));
  expect(chat.unread).toBe(0);
  close();
  chat.receive(said("Bye"));
  expect(chat.unread).toBe(1);
  expect(chat.heard).toHaveLength(4);
});
