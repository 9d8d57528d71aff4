import type { ShellApi } from '@portal/contract-shell-v1';
import { useState } from 'react';
import type { ApplicantApi } from '../api';
import { useDashboard } from '../app/context';

/** Signs out on the server and on this device. */
export async function signedOut(api: ApplicantApi, shell: ShellApi): Promise<void> {
  try {
    await api.signOut();
  } catch {
    // This device forgets the session even if the server could not be reached.
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
