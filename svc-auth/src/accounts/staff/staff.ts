import { can } from '@portal/service-kit/permissions';
import type { Person } from '../people/person';

/** A staff member; `invitationExpiresAt` is set until they join. */
export interface StaffMember extends Person {
  invitationExpiresAt: Date | null;
  /** Whether a code is asked for when they sign in. */
  secondFactor: boolean;
}

export const staffActions = [
  'invited',
  'invitation_sent',
  'joined',
  'role_changed',
  'deactivated',
  'activated',
  'signed_out',
  'renamed',
  'mail_sent_again',
] as const;

export type StaffAction = (typeof staffActions)[number];

/** An act of one staff member on another, both with their names at that time. */
export interface StaffAct {
  action: StaffAction;
  actor: { id: number; name: string; role: string };
  details: {
    staff_id: number;
    name: string;
    role?: string;
    role_name?: string;
    kind?: string;
    /** Whether their earlier role looked after conflicts of interest: see `staff-status`. */
    looked_after_conflicts?: boolean;
  };
}

export interface RecordedAct extends StaffAct {
  id: number;
  at: Date;
}

export function act(
  action: StaffAction,
  actor: Person,
  whom: Person,
  given?: { role: string; roleName?: string | undefined },
): StaffAct {
  const { role, roleName } = given ?? {};
  return {
    action,
    actor: { id: actor.id, name: actor.name, role: actor.role },
    details: {
      staff_id: whom.id,
      name: whom.name,
      ...(role !== undefined && { role, looked_after_conflicts: can(whom, 'manageConflicts') }),
      // The role's name at that time, because a custom role may be renamed or removed later.
      ...(roleName !== undefined && { role_name: roleName }),
    },
  };
}

/** How long an invitation is valid, in ms. */
export const invitationGoodForMs = 72 * 3_600_000;
