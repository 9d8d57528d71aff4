import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type PortalSettings = AnswerBody<'getSettings'>;
export type SettingsChange = RequestBody<'updateSettings'>;

export async function readSettings(api: ApiClient): Promise<PortalSettings> {
  return (await call(api, applicationCalls.getSettings)).body;
}

/** Changes the given settings; returns all settings after the change. */
export async function changeSettings(api: ApiClient, change: SettingsChange): Promise<PortalSettings> {
  return (await call(api, applicationCalls.updateSettings, { body: change })).body;
}

/** Opens or closes the portal to applicants; returns whether it is open. */
export async function switchPortal(api: ApiClient, enabled: boolean): Promise<boolean> {
  return (await call(api, applicationCalls.setPortalStatus, { body: { enabled } })).body.portal_enabled;
}
