import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import { M18, M19, P03 } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type PortalSettings = AnswerBody<'M18'>;
export type SettingsChange = RequestBody<'M19'>;

export async function readSettings(api: ApiClient): Promise<PortalSettings> {
  return (await call(api, M18)).body;
}

/** Changes the given settings; answers all settings after the change. */
export async function changeSettings(api: ApiClient, change: SettingsChange): Promise<PortalSettings> {
  return (await call(api, M19, { body: change })).body;
}

/** Opens or closes the portal to applicants; answers whether it is open. */
export async function switchPortal(api: ApiClient, enabled: boolean): Promise<boolean> {
  return (await call(api, P03, { body: { enabled } })).body.portal_enabled;
}
