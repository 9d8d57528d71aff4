import type { StaffMember } from '../api/staff';

export const FAILED = 'Failed to load the staff accounts';

/** Where an account stands. */
export type StaffState = 'active' | 'invited' | 'invitation-over' | 'deactivated';

export function stateOf(member: StaffMember, now: number): StaffState {
  if (!member.active) return 'deactivated';
  if (!member.invited) return 'active';
  const until = member.invitation_expires_at;
  return until && Date.parse(until) > now ? 'invited' : 'invitation-over';
}

export type StaffAct = 'edit' | 'invite-again' | 'sign-out' | 'deactivate' | 'activate';

/** What can be done with an account; one's own is looked after in the profile. */
export function actsOn(member: StaffMember): StaffAct[] {
  if (member.is_self) return [];
  if (!member.active) return ['activate'];
  return ['edit', member.invited ? 'invite-again' : 'sign-out', 'deactivate'];
}

export const actLabel: Record<StaffAct, string> = {
  edit: 'Edit',
  'invite-again': 'Send invitation again',
  'sign-out': 'Sign out everywhere',
  deactivate: 'Deactivate',
  activate: 'Activate',
};
