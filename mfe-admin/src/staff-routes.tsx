import type { ShellApi } from '@portal/contract-shell-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call, createApiClient } from '@portal/remote-sdk';
import { Skeleton } from '@portal/ui';
import { FileDoorContext } from '@portal/ui/files';
import { lazy, Suspense, useMemo } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { useIdle } from './account/idle/use-idle';
import { useProof } from './account/proof/use-proof';
import { withProof } from './frame/common/proven';
import { StaffContext } from './frame/common/staff-context';
import { staffShell } from './frame/common/staff-shell';
import { FramePartsContext, useViews } from './frame/frame-parts';
import { FrameMain, StaffFrame } from './frame/staff-frame';
import * as t from './messages/routes';
import { frameParts } from './rooms';

const Home = lazy(() => import('./lists/today/home'));
const Desk = lazy(() => import('./workspace/dashboard'));

export interface StaffRoutesProps {
  shell: ShellApi;
  /** Replaces the portal's API, for development of the remote alone. */
  client?: ApiClient | undefined;
}

/** One frame around the two staff areas; an address without a view leads to the area's first view. */
export function StaffRoutes({ shell, client }: StaffRoutesProps) {
  const user = shell.session.current()?.user;
  const admin = user?.role === 'admin';
  const idle = useIdle(shell, client);
  const { isOver } = idle;
  const { proven, question } = useProof(idle);
  const staff = useMemo(() => {
    const own = staffShell(shell, isOver);
    const api = withProof(client ?? createApiClient(own), proven);
    return { shell: own, api, userId: user?.id ?? 0, admin, proven };
  }, [shell, client, user?.id, admin, proven, isOver]);
  const files = useMemo(
    () => ({
      renew: () => call(staff.api, accountCalls.renewFileCookie),
      failed: t.documentFailed(),
      tell: staff.shell.notify.error,
    }),
    [staff],
  );
  return (
    <StaffContext value={staff}>
      <FileDoorContext value={files}>
        <FramePartsContext value={frameParts}>
          <BrowserRouter>
            <StaffPages />
          </BrowserRouter>
        </FramePartsContext>
        {question(staff.api)}
        {idle.notice}
      </FileDoorContext>
    </StaffContext>
  );
}

function StaffPages() {
  const views = useViews();
  return (
    <Routes>
      <Route element={<StaffFrame />}>
        <Route element={<FrameMain />}>
          <Route path="/dashboard" element={<Home />} />
          <Route path="/admin">
            {views.map(({ path, View }) =>
              path === '' ? (
                <Route key={path} index element={<View />} />
              ) : (
                <Route key={path} path={path} element={<View />} />
              ),
            )}
            <Route path="*" element={<Navigate to="/admin" replace />} />
          </Route>
        </Route>
        <Route path="/dashboard/:type/:id?" element={<DeskPlace />} />
        <Route path="/dashboard/*" element={<Navigate to="/dashboard" replace />} />
      </Route>
    </Routes>
  );
}

function DeskPlace() {
  return (
    <Suspense fallback={<Skeleton lines={6} label={t.dashboardLoading()} />}>
      <Desk />
    </Suspense>
  );
}
