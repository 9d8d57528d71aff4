/** The person who caused something that takes effect later; stored with it. */
export interface Author {
  personId: number;
  name: string;
  role: string;
  /** The token by which a program acted in the person's name. */
  program?: { token: number; name: string };
}

/**
 * Why an author may no longer do something: they `left` the staff, their `role` lost the right, their `token` ended,
 * they know the applicant (`conflict`), or they read the programme without names (`blind`).
 */
export const endReasons = ['left', 'role', 'token', 'conflict', 'blind'] as const;
export type EndReason = (typeof endReasons)[number];
