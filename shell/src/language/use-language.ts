import type { ShellApi } from '@portal/contract-shell-v1';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Renders a page again when the language changes, without remounting: typed text stays. */
export function useLanguage({ language }: ShellApi): void {
  const current = () => language?.current();
  useSyncExternalStore(language?.subscribe ?? never, current, current);
}
