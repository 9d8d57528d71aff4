/** Who did something that counts later; stored with it. */
export interface Author {
  personId: number;
  name: string;
  role: string;
  /** The token by which a program acted. */
  program?: { token: number; name: string };
}

/**
 * Why somebody may not any more: `left` the staff or lost their `role`, their `token` ended, they know the applicant
 * (`conflict`), or read no names there (`blind`).
 */
export const endReasons = ['left', 'role', 'token', 'conflict', 'blind'] as const;
export type EndReason = (typeof endReasons)[number];
