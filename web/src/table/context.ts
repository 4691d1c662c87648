/** The session of the table or replay that a component belongs to. */

import { createContext } from "svelte";

import type { Session } from "../game/session.svelte";

export const [getSession, setSession] = createContext<Session>();
