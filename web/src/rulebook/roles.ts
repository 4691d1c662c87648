import type { Role } from "../protocol/messages";

/** In the order in which they are explained. */
export const ROLES: Role[] = ["sheriff", "deputy", "outlaw", "renegade"];
