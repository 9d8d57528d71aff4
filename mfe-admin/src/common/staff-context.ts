import type { ShellApi } from '@portal/contract-shell-v1';
import type { ApiClient } from '@portal/remote-sdk';
import { createContext, useContext } from 'react';

/** What every view of the staff side works with. */
export interface Staff {
  shell: ShellApi;
  api: ApiClient;
  userId: number;
  /** May do everything; a reviewer reads applications and sends feedback. The server checks again. */
  admin: boolean;
}

export const StaffContext = createContext<Staff | null>(null);

export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('This view belongs inside the staff area.');
  return staff;
}
