/** The tutorial: its starting position and its steps. */

import type { Code } from "$codes";
import type { Agreement, CardFace, EditionFacts, GameView, NewTable } from "../../protocol/messages";

/** My turn as the Sheriff, against Outlaws who can shoot back. In the notation of docs/notation.md. */
const POSITION = [
  "fourth turn=0 turns=1 bangs=0 ",
  "0:bart_cassidy:sheriff:4/5:schofield-KS,bang-AH,beer-8H,missed-JC,stagecoach-9S: ",
  "1:kit_carlson:renegade:3/3:mustang-8H,missed-QC,missed-10C: ",
  "2:vulture_sam:outlaw:4/4:bang-5D,panic-QH,panic-8D: ",
  "3:black_jack:outlaw:4/4:bang-8D,scope-AS,saloon-5H: ",
  "deck=bang-6C,duel-QD,general_store-9C,beer-JH,bang-4C,bang-2D,cat_balou-9D,bang-3D,bang-8C,bang-9C,",
  "duel-8C,bang-2C,missed-KC,panic-AH,bang-KH,duel-JS,cat_balou-10D,bang-QD,schofield-JC,bang-7D,",
  "schofield-QC,winchester-8S,rev_carabine-AC,gatling-10H,indians-AD,general_store-QS,cat_balou-KH,bang-JD,",
  "bang-6D,jail-4H,wells_fargo-3H,bang-AD,bang-7C,bang-3C,bang-AS,panic-JH,bang-9D,beer-10H,volcanic-10S,",
  "missed-8S,missed-AC,bang-10D,bang-KD,remington-KC,cat_balou-JD,bang-5C,stagecoach-9S-2,missed-7S,",
  "bang-4D,indians-KD,bang-QH,beer-9H,dynamite-2H,barrel-KS,missed-6S,barrel-QS,jail-JS,missed-4S,",
  "missed-3S,jail-10S,mustang-9H,beer-7H,missed-2S,volcanic-10C,missed-5S,beer-6H ",
  "chance=0000000000000000000000000000000000000000000000000000000000000007/0/0 ",
  "stack=NextTurn,TurnEnd,play_phase@0",
].join("");

const ME = 0;
const OUTLAW = 2; // sits opposite, at distance 2

const agreement: Agreement = {
  edition: "fourth",
  players: 4,
  speed: "none",
  spectators: false,
  chat: false,
  position: POSITION,
};

export const LESSON: NewTable = { agreement, bots: ["normal", "normal", "normal"] };

export interface Moment {
  game: GameView;
  edition: EditionFacts;
}

export interface Step {
  /** The message shown. */
  code: Code;
  /** The part of the table it is about. */
  about?: string;
  /** Whether the step is done; a step without it waits for "Next". */
  done?: (moment: Moment) => boolean;
}

const turnOver = ({ game }: Moment) => game.turn !== ME;
const asked = ({ game }: Moment) => game.prompt?.seat === ME;
const playing = (moment: Moment) => asked(moment) && moment.game.prompt?.name === "play_phase";
const gameOver = ({ game }: Moment) => !game.prompt;

/** Whether this card of the first hand has left it, or the turn is over. */
function gone(kind: string, rank: string, suit: CardFace["suit"]): (moment: Moment) => boolean {
  const wanted = (face: CardFace) => face.kind === kind && face.rank === rank && face.suit === suit;
  return (moment) => turnOver(moment) || !(moment.game.hand ?? []).includes(moment.edition.deck.findIndex(wanted));
}

const hand = `[data-place="hand:${ME}"]`;
const opposite = `[data-seat="${OUTLAW}"]`;

export const STEPS: Step[] = [
  { code: "web-lesson_welcome" },
  { code: "web-lesson_roles" },
  { code: "web-lesson_distance", about: opposite },
  { code: "web-lesson_weapon", about: hand, done: gone("schofield", "K", "spades") },
  { code: "web-lesson_bang", about: opposite, done: gone("bang", "A", "hearts") },
  { code: "web-lesson_beer", about: hand, done: gone("beer", "8", "hearts") },
  { code: "web-lesson_stagecoach", about: hand, done: gone("stagecoach", "9", "spades") },
  { code: "web-lesson_end_turn", about: "[data-pass]", done: turnOver },
  { code: "web-lesson_others", done: (moment) => asked(moment) || gameOver(moment) },
  { code: "web-lesson_attack", about: ".prompt", done: (moment) => !asked(moment) || playing(moment) },
  { code: "web-lesson_again", done: (moment) => playing(moment) || gameOver(moment) },
  { code: "web-lesson_finish" },
];

/** The next step that is not out of date. */
export function stepAt(step: number, moment: Moment): number {
  while (step < STEPS.length - 1 && STEPS[step]?.done?.(moment)) step += 1;
  return step;
}
