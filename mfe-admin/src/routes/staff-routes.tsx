import type { ShellApi } from '@portal/contract-shell-v1';
import { type ApiClient, createApiClient } from '@portal/remote-sdk';
import { Skeleton } from '@portal/ui';
import { lazy, Suspense, useMemo } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { StaffContext } from '../common/staff-context';
import { staffShell } from '../common/staff-shell';
import { AdminFrame } from '../frame/admin-frame';
import { viewsFor } from './views';

const Desk = lazy(() => import('../dashboard'));

export interface StaffRoutesProps {
  shell: ShellApi;
  /** Instead of the portal's API: for working on the remote alone. */
  client?: ApiClient | undefined;
}

/** The two staff areas and their views; an address that names no view leads to the area's first one. */
export function StaffRoutes({ shell, client }: StaffRoutesProps) {
  const user = shell.session.current()?.user;
  const admin = user?.role === 'admin';
  const staff = useMemo(() => {
    const own = staffShell(shell);
    const api = client ?? createApiClient(own);
    return { shell: own, api, userId: user?.id ?? 0, admin };
  }, [shell, client, user?.id, admin]);
  return (
    <StaffContext value={staff}>
      <BrowserRouter>
        <Routes>
          <Route path="/dashboard/:type?/:id?" element={<DeskPlace />} />
          <Route path="/dashboard/*" element={<Navigate to="/dashboard" replace />} />
          <Route path="/admin" element={<AdminFrame />}>
            {viewsFor(admin).map(({ path, View }) =>
              path === '' ? (
                <Route key={path} index element={<View />} />
              ) : (
                <Route key={path} path={path} element={<View />} />
              ),
            )}
            <Route path="*" element={<Navigate to="/admin" replace />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </StaffContext>
  );
}

function DeskPlace() {
  return (
    <Suspense fallback={<Skeleton lines={6} label="Loading the dashboard" />}>
      <Desk />
    </Suspense>
  );
}
