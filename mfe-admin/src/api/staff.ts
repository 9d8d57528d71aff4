import type {
  EndedAnswer,
  NewStaffRequest,
  StaffAnswer,
  StaffChangesRequest,
  StaffList,
  StaffMember,
} from '@portal/contract-svc-auth-v1';
import type { ApiClient } from '@portal/remote-sdk';

export type { StaffMember };

/** Everybody on the staff, by name. */
export async function listStaff(api: ApiClient): Promise<StaffMember[]> {
  return (await api.get<StaffList>('/api/staff')).body.staff;
}

/** Mails an invitation to somebody new. 409 when the email has an account. */
export async function inviteStaff(api: ApiClient, invited: NewStaffRequest): Promise<StaffMember> {
  return (await api.post<StaffAnswer>('/api/staff', invited)).body.staff;
}

/** Mails a new link; the old one opens nothing any more. */
export async function inviteAgain(api: ApiClient, id: number): Promise<StaffMember> {
  return (await api.post<StaffAnswer>(`/api/staff/${id}/invitation`)).body.staff;
}

/** A change of rights signs the person out everywhere. 409 for oneself and for the last administrator. */
export async function changeStaff(
  api: ApiClient,
  id: number,
  change: StaffChangesRequest,
): Promise<StaffMember> {
  return (await api.patch<StaffAnswer>(`/api/staff/${id}`, change)).body.staff;
}

/** Ends all sessions of a person; answers how many there were. */
export async function signStaffOut(api: ApiClient, id: number): Promise<number> {
  return (await api.post<EndedAnswer>(`/api/staff/${id}/sign-out`)).body.ended;
}
