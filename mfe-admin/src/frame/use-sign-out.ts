import { signOut } from '@portal/remote-sdk';
import { useState } from 'react';
import { signOutOnServer } from '../api/auth';
import { useStaff } from './common/staff-context';

/** Signs out on the server and on this device, and opens `to`. */
export function useSignOut(to: string) {
  const { api, shell } = useStaff();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    if (await signOut(shell, () => signOutOnServer(api))) shell.navigate(to);
    else setLeaving(false);
  }

  return { leaving, leave: () => void leave() };
}
