import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import type { StaffActivityEntry } from '@portal/contract-svc-auth-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

type PortalAnswer = AnswerBody<'listApplicationActivity'>;
/** An act on an application, a request or the settings. `details` depend on the action. */
export type PortalEntry = Omit<PortalAnswer['entries'][number], 'details'> & {
  details: Record<string, unknown>;
};
/** An act on a staff account. */
export type StaffEntry = StaffActivityEntry;

/** A part of a list, the newest entries first. */
export interface ActivityPage<Entry> {
  entries: Entry[];
  pagination: { current_page: number; last_page: number };
}

export async function portalActivity(api: ApiClient, page: number): Promise<ActivityPage<PortalEntry>> {
  return (await call(api, applicationCalls.listApplicationActivity, { query: { page } })).body;
}

export async function staffActivity(api: ApiClient, page: number): Promise<ActivityPage<StaffEntry>> {
  return (await call(api, accountCalls.listStaffActivity, { query: { page } })).body;
}
