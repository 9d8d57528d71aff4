import { useState } from 'react';
import { signOut } from '../api/auth';
import { useStaff } from '../common/staff-context';

/** Signs out on the server and on this device, and opens `to`. */
export function useSignOut(to: string) {
  const { api, shell } = useStaff();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await signOut(api);
    } catch {
      // This device forgets the session even if the server could not be reached.
    }
    shell.session.end('signed-out');
    shell.navigate(to);
  }

  return { leaving, leave: () => void leave() };
}
