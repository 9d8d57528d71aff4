import { useSyncExternalStore } from 'react';
import { formLimits } from '../form';
import { useApp } from './app-context';

/** The text limits as the portal's settings have them now. */
export function useLimits() {
  const { settings } = useApp().shell;
  return formLimits(useSyncExternalStore(settings.subscribe, () => settings.current().formLimits));
}
