import { useState } from 'react';
import { useDashboard } from '../app/context';

/** Signs out on the server and on this device. */
export function useSignOut() {
  const { api, shell } = useDashboard();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await api.signOut();
    } catch {
      // The device forgets the session whether or not the server could be told.
    }
    shell.session.end('signed-out');
  }

  return { leaving, leave: () => void leave() };
}
