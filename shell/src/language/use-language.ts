import type { ShellApi } from '@portal/contract-shell-v1';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Draws a page anew, where it stands, when somebody chooses another language: nothing that was typed is lost. */
export function useLanguage({ language }: ShellApi): void {
  const current = () => language?.current();
  useSyncExternalStore(language?.subscribe ?? never, current, current);
}
