import type { StaffMember } from '../../api/staff';
import * as t from '../../messages/staff-accounts';

/** The state of an account. */
export type StaffState = 'active' | 'invited' | 'invitation-over' | 'deactivated';

export function stateOf(member: StaffMember, now: number): StaffState {
  if (!member.active) return 'deactivated';
  if (!member.invited) return 'active';
  const until = member.invitation_expires_at;
  return until && Date.parse(until) > now ? 'invited' : 'invitation-over';
}

export type StaffAct = 'edit' | 'invite-again' | 'sign-out' | 'reset-code' | 'deactivate' | 'activate';

/** The possible actions on an account; people change their own account in the profile. */
export function actsOn(member: StaffMember): StaffAct[] {
  if (member.is_self) return [];
  if (!member.active) return ['activate'];
  if (member.invited) return ['edit', 'invite-again', 'deactivate'];
  return ['edit', 'sign-out', ...(member.second_factor ? (['reset-code'] as const) : []), 'deactivate'];
}

export const actLabel: Record<StaffAct, string> = {
  get edit() {
    return t.staffAccountsEdit();
  },
  get 'invite-again'() {
    return t.sendInvitationAgain();
  },
  get 'sign-out'() {
    return t.signOutEverywhere();
  },
  get 'reset-code'() {
    return t.resetCode();
  },
  get deactivate() {
    return t.staffAccountsDeactivate();
  },
  get activate() {
    return t.staffAccountsActivate();
  },
};
