import type { Session, ShellApi } from '@portal/contract-shell-v1';
import { createContext, useContext } from 'react';
import type { ApplicantApi } from '../api';
import type { Unread } from './use-unread';

/** The latest answers by key, kept while the dashboard is open. */
export type Memory = Map<string, unknown>;

/** The context of every view. */
export interface Dashboard {
  shell: ShellApi;
  api: ApplicantApi;
  session: Session;
  /** The last loaded data, so that a view that is opened again shows them at once. */
  memory: Memory;
  unread: Unread;
}

const DashboardContext = createContext<Dashboard | null>(null);
export const DashboardProvider = DashboardContext.Provider;

export function useDashboard(): Dashboard {
  const dashboard = useContext(DashboardContext);
  if (!dashboard) throw new Error('A view stands outside of the dashboard');
  return dashboard;
}
