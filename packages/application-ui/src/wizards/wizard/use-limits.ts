import { useSyncExternalStore } from 'react';
import { formLimits } from '../../base/form';
import { useApp } from './app-context';

/** The length limits in the portal's current settings. */
export function useLimits() {
  const { settings } = useApp().shell;
  return formLimits(useSyncExternalStore(settings.subscribe, () => settings.current().formLimits));
}
