import type { SettingsApi } from '@portal/contract-shell-v1';
import { useSyncExternalStore } from 'react';

/** Whether the portal is open, as the shell last heard; it asks the server by itself every few seconds. */
export function useOpen(settings: SettingsApi): boolean {
  return useSyncExternalStore(settings.subscribe, () => settings.current().portalEnabled);
}
