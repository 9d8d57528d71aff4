import type { ShellApi } from '@portal/contract-shell-v1';
import type { ApiClient } from '@portal/remote-sdk';
import { useState } from 'react';
import { signOut } from '../api/applications';

/** Signs out on the server and on this device. */
export function useSignOut(api: ApiClient, shell: ShellApi) {
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await signOut(api);
    } catch {
      // The device forgets the session whether or not the server could be told.
    }
    shell.session.end('signed-out');
    shell.navigate('/');
  }

  return { leaving, leave: () => void leave() };
}
