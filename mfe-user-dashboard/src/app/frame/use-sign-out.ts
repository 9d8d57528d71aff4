import { signOut } from '@portal/remote-sdk';
import { useState } from 'react';
import { useDashboard } from '../../common/context';

export function useSignOut() {
  const { api, shell } = useDashboard();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    if (!(await signOut(shell, api.signOut))) setLeaving(false);
  }

  return { leaving, leave: () => void leave() };
}
