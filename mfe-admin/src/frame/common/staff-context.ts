import type { ShellApi } from '@portal/contract-shell-v1';
import type { Permission } from '@portal/contract-svc-auth-v1';
import type { ApiClient } from '@portal/remote-sdk';
import { createContext, useContext } from 'react';
import type { Proven } from './proven';

/** The context of every view of the staff side. */
export interface Staff {
  shell: ShellApi;
  api: ApiClient;
  userId: number;
  /** Whether the signed-in person's role includes this. The server checks again. */
  can: (permission: Permission) => boolean;
  /** Proves the password for a download that needs it; calls of `api` do so by themselves. */
  proven: Proven;
}

export const StaffContext = createContext<Staff | null>(null);

export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('This view belongs inside the staff area.');
  return staff;
}
