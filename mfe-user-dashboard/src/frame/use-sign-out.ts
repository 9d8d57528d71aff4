import type { ShellApi } from '@portal/contract-shell-v1';
import { useState } from 'react';
import type { ApplicantApi } from '../api';
import { useDashboard } from '../app/context';

/** Signs out on the server and on this device. */
export async function signedOut(api: ApplicantApi, shell: ShellApi): Promise<void> {
  try {
    await api.signOut();
  } catch {
    // The device forgets the session whether or not the server could be told.
  }
  shell.session.end('signed-out');
}

export function useSignOut() {
  const { api, shell } = useDashboard();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    await signedOut(api, shell);
  }

  return { leaving, leave: () => void leave() };
}
