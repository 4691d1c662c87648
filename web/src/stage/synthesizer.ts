/** How each sound is made: noise and a few oscillators, no files. */

export type Sound =
  | "shot"
  | "card"
  | "reload"
  | "explosion"
  | "turn"
  | "win"
  | "lose"
  | "flip"
  | "nudge"
  | "whine"
  | "thud"
  | "bell"
  | "clank"
  | "fuse"
  | "heartbeat"
  | "whistle"
  | "shuffle";

/** The pitch of the sound being made. */
let tuned = 1;
let noise: AudioBuffer | null = null;

export function make(sound: Sound, audio: AudioContext, out: AudioNode, pitch: number): void {
  tuned = pitch;
  SOUNDS[sound](audio, out);
}

type Made = (audio: AudioContext, out: AudioNode) => void;

const SOUNDS: Record<Sound, Made> = {
  shot: (audio, out) => {
    burst(audio, out, { filter: "lowpass", from: 5200, to: 180, loud: 0.9, long: 0.34 });
    tone(audio, out, { wave: "sine", from: 170, to: 42, loud: 0.8, long: 0.22 });
  },
  card: (audio, out) => burst(audio, out, { filter: "bandpass", from: 2600, to: 900, loud: 0.22, long: 0.09 }),
  flip: (audio, out) => burst(audio, out, { filter: "highpass", from: 1800, to: 3600, loud: 0.2, long: 0.07 }),
  reload: (audio, out) => {
    burst(audio, out, { filter: "bandpass", from: 3200, to: 2400, loud: 0.35, long: 0.05 });
    burst(audio, out, { filter: "bandpass", from: 1900, to: 1500, loud: 0.4, long: 0.06, after: 0.11 });
    tone(audio, out, { wave: "triangle", from: 520, to: 780, loud: 0.12, long: 0.18, after: 0.18 });
  },
  explosion: (audio, out) => {
    burst(audio, out, { filter: "lowpass", from: 1400, to: 50, loud: 1, long: 1.3 });
    tone(audio, out, { wave: "sine", from: 90, to: 24, loud: 1, long: 0.9 });
  },
  turn: (audio, out) => {
    tone(audio, out, { wave: "triangle", from: 587, to: 587, loud: 0.3, long: 0.22 });
    tone(audio, out, { wave: "triangle", from: 880, to: 880, loud: 0.3, long: 0.45, after: 0.14 });
  },
  nudge: (audio, out) => {
    tone(audio, out, { wave: "square", from: 330, to: 330, loud: 0.12, long: 0.08 });
    tone(audio, out, { wave: "square", from: 330, to: 330, loud: 0.12, long: 0.08, after: 0.14 });
  },
  whine: (audio, out) => {
    burst(audio, out, { filter: "bandpass", from: 3000, to: 6000, loud: 0.4, long: 0.25 });
    tone(audio, out, { wave: "sine", from: 2400, to: 900, loud: 0.18, long: 0.32, after: 0.02 });
  },
  thud: (audio, out) => {
    tone(audio, out, { wave: "sine", from: 90, to: 45, loud: 0.9, long: 0.24 });
    burst(audio, out, { filter: "lowpass", from: 700, to: 120, loud: 0.3, long: 0.1 });
  },
  bell: (audio, out) =>
    [196, 392.7, 524, 784].forEach((note, i) =>
      tone(audio, out, { wave: "sine", from: note, to: note * 0.995, loud: 0.35 / (i + 1), long: 2.2 - i * 0.4 }),
    ),
  clank: (audio, out) =>
    [830, 1240, 2110].forEach((note, i) =>
      tone(audio, out, {
        wave: "square",
        from: note,
        to: note * 0.96,
        loud: 0.1,
        long: 0.3 - i * 0.06,
        after: i * 0.01,
      }),
    ),
  fuse: (audio, out) => burst(audio, out, { filter: "highpass", from: 4200, to: 6800, loud: 0.16, long: 0.9 }),
  heartbeat: (audio, out) =>
    [0, 0.22, 0.95, 1.17].forEach((after) =>
      tone(audio, out, { wave: "sine", from: 62, to: 40, loud: 0.9, long: 0.16, after }),
    ),
  whistle: (audio, out) => {
    tone(audio, out, { wave: "sine", from: 1180, to: 1560, loud: 0.16, long: 0.34 });
    tone(audio, out, { wave: "sine", from: 1560, to: 990, loud: 0.16, long: 0.6, after: 0.34 });
  },
  shuffle: (audio, out) => {
    for (let i = 0; i < 9; i++)
      burst(audio, out, { filter: "bandpass", from: 2100, to: 1500, loud: 0.14, long: 0.05, after: i * 0.055 });
  },
  win: (audio, out) =>
    [392, 494, 587, 784, 988].forEach((note, i) =>
      tone(audio, out, { wave: "triangle", from: note, to: note, loud: 0.3, long: 0.5, after: i * 0.13 }),
    ),
  lose: (audio, out) =>
    [392, 349, 311, 262].forEach((note, i) =>
      tone(audio, out, { wave: "triangle", from: note, to: note * 0.98, loud: 0.25, long: 0.5, after: i * 0.2 }),
    ),
};

interface Shape {
  from: number;
  to: number;
  loud: number;
  long: number;
  after?: number;
}

function tone(audio: AudioContext, out: AudioNode, shape: Shape & { wave: OscillatorType }): void {
  const source = audio.createOscillator();
  source.type = shape.wave;
  slide(audio, source.frequency, shape);
  source.connect(fading(audio, out, shape));
  run(audio, source, shape);
}

function burst(audio: AudioContext, out: AudioNode, shape: Shape & { filter: BiquadFilterType }): void {
  const source = audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = shape.filter;
  slide(audio, filter.frequency, shape);
  source.connect(filter).connect(fading(audio, out, shape));
  run(audio, source, shape);
}

function slide(audio: AudioContext, value: AudioParam, shape: Shape): void {
  const start = audio.currentTime + (shape.after ?? 0);
  value.setValueAtTime(shape.from * tuned, start);
  value.exponentialRampToValueAtTime(shape.to * tuned, start + shape.long);
}

function fading(audio: AudioContext, out: AudioNode, shape: Shape): GainNode {
  const gain = audio.createGain();
  const start = audio.currentTime + (shape.after ?? 0);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(shape.loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + shape.long);
  gain.connect(out);
  return gain;
}

function run(audio: AudioContext, source: AudioScheduledSourceNode, shape: Shape): void {
  const start = audio.currentTime + (shape.after ?? 0);
  source.start(start);
  source.stop(start + shape.long + 0.02);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 1.5, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
