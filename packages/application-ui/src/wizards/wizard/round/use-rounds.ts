import { useSyncExternalStore } from 'react';
import { useApp } from '../app-context';

/** The open and the next round of the wizard's programme; undefined when it has no rounds and is always open. */
export function useRounds() {
  const { shell, programme } = useApp();
  return useSyncExternalStore(shell.settings.subscribe, () =>
    shell.settings.current().rounds?.find((one) => one.programme === programme.role),
  );
}
