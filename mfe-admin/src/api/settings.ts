import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';

export type PortalSettings = AnswerBody<'M18'>;
export type SettingsChange = RequestBody<'M19'>;

export async function readSettings(api: ApiClient): Promise<PortalSettings> {
  return (await api.get<PortalSettings>('/api/admin/settings')).body;
}

/** Changes what is named; answers all settings as they are then. */
export async function changeSettings(api: ApiClient, change: SettingsChange): Promise<PortalSettings> {
  return (await api.put<PortalSettings>('/api/admin/settings', change)).body;
}

/** Opens or closes the portal to applicants; answers whether it is open. */
export async function switchPortal(api: ApiClient, enabled: boolean): Promise<boolean> {
  return (await api.post<AnswerBody<'P03'>>('/api/admin/portal-status', { enabled })).body.portal_enabled;
}
