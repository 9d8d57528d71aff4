import type {
  NewStaffRequest,
  StaffChangesRequest,
  StaffList,
  StaffMember,
} from '@portal/contract-svc-auth-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type { StaffMember };

export type GivenRole = NonNullable<StaffList['roles']>[number];

/** Reads all staff by name, and the roles that the caller may give. */
export async function listStaff(api: ApiClient): Promise<Required<StaffList>> {
  const { staff, roles = [] } = (await call(api, accountCalls.listStaff)).body;
  return { staff, roles };
}

/** Mails an invitation to a new member of staff. 409 when the email has an account. */
export async function inviteStaff(api: ApiClient, invited: NewStaffRequest): Promise<StaffMember> {
  return (await call(api, accountCalls.inviteStaff, { body: invited })).body.staff;
}

/** Mails a new link; the old link stops working. */
export async function inviteAgain(api: ApiClient, id: number): Promise<StaffMember> {
  return (await call(api, accountCalls.resendInvitation, { params: { id } })).body.staff;
}

/** Changes an account; a change of rights signs the person out. 409 for oneself and the last administrator. */
export async function changeStaff(
  api: ApiClient,
  id: number,
  change: StaffChangesRequest,
): Promise<StaffMember> {
  return (await call(api, accountCalls.updateStaff, { params: { id }, body: change })).body.staff;
}

/** Ends all sessions of a person; returns their number. */
export async function signStaffOut(api: ApiClient, id: number): Promise<number> {
  return (await call(api, accountCalls.signOutStaff, { params: { id } })).body.ended;
}

/** Removes a person's second factor and signs them out everywhere. 409 when they have none. */
export async function resetSecondFactor(api: ApiClient, id: number): Promise<void> {
  await call(api, accountCalls.resetSecondFactor, { params: { id } });
}
