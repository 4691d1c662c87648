/** Where the page has the rule of a card, character, event card, role or term. */

import type { EditionFacts } from "../protocol/messages";
import { ROLES } from "./roles";

export type Section = "cards" | "characters" | "events" | "roles";

/** The section of the rules that a key belongs to; terms belong to none. */
export function sectionOf(key: string, facts: EditionFacts): Section | null {
  if (key in facts.kinds) return "cards";
  if (key in facts.characters) return "characters";
  if (Object.values(facts.event_cards).flat().includes(key)) return "events";
  return ROLES.some((role) => role === key) ? "roles" : null;
}

/** The address of the rule in its section, or nothing. */
export function addressOf(key: string, facts: EditionFacts): string | undefined {
  const section = sectionOf(key, facts);
  return section ? `/rules/${facts.name}/${section}#${key}` : undefined;
}
