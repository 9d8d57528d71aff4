import type { ShellApi } from '@portal/contract-shell-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call, createApiClient } from '@portal/remote-sdk';
import { Skeleton } from '@portal/ui';
import { UploadTargetContext } from '@portal/ui/files';
import { type ComponentType, lazy, Suspense, useMemo, useRef } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { useIdle } from './account/idle/use-idle';
import { useProof } from './account/proof/use-proof';
import { withProof } from './frame/common/proven';
import { StaffContext, useStaff } from './frame/common/staff-context';
import { staffShell } from './frame/common/staff-shell';
import { FramePartsContext, useFrameParts } from './frame/frame-parts';
import { NotInRole } from './frame/not-in-role';
import { FrameMain, StaffFrame } from './frame/staff-frame';
import { usePermissions } from './frame/use-permissions';
import { isOpen, type StaffView } from './frame/views';
import * as frameWords from './messages/frame';
import * as t from './messages/routes';
import { frameParts } from './rooms';

const Home = lazy(() => import('./lists/work-queue/home'));
const Desk = lazy(() => import('./workspace/home'));

const mayNothing = () => false;

export interface StaffRoutesProps {
  shell: ShellApi;
  /** Replaces the portal's API, only for development of the remote. */
  client?: ApiClient | undefined;
}

/** One frame around the two staff areas; an address without a view leads to the area's first view. */
export function StaffRoutes({ shell, client }: StaffRoutesProps) {
  const user = shell.session.current()?.user;
  const idle = useIdle(shell, client);
  const { isOver } = idle;
  const { proven, question } = useProof(idle);
  const { own, api } = useMemo(() => {
    const own = staffShell(shell, isOver);
    return { own, api: withProof(client ?? createApiClient(own), proven) };
  }, [shell, client, proven, isOver]);
  const known = usePermissions(own, api);
  // After a new sign-in the permissions are asked for again; meanwhile the same person keeps the page and what they
  // typed.
  const before = useRef<{ userId: number | undefined; can: NonNullable<typeof known> }>(undefined);
  if (known) before.current = { userId: user?.id, can: known };
  const can = known ?? (before.current?.userId === user?.id ? before.current?.can : undefined);
  const staff = useMemo(
    () => ({ shell: own, api, userId: user?.id ?? 0, can: can ?? mayNothing, proven }),
    [own, api, user?.id, can, proven],
  );
  const files = useMemo(
    () => ({
      renew: () => call(staff.api, accountCalls.renewFileCookie),
      failed: t.documentFailed(),
      notify: staff.shell.notify.error,
    }),
    [staff],
  );
  return (
    <StaffContext value={staff}>
      <UploadTargetContext value={files}>
        <FramePartsContext value={frameParts}>
          <BrowserRouter>
            {can ? <StaffPages /> : <Skeleton lines={6} label={frameWords.roleLoading()} />}
          </BrowserRouter>
        </FramePartsContext>
        {question(staff.api)}
        {idle.notice}
      </UploadTargetContext>
    </StaffContext>
  );
}

function StaffPages() {
  const { views } = useFrameParts();
  return (
    <Routes>
      <Route element={<StaffFrame />}>
        <Route element={<FrameMain />}>
          <Route path="/dashboard" element={<Place may={['readApplications']} View={Home} />} />
          <Route path="/admin">
            {views.map(({ path, may, View }) =>
              path === '' ? (
                <Route key={path} index element={<Place may={may} View={View} />} />
              ) : (
                <Route key={path} path={path} element={<Place may={may} View={View} />} />
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

interface PlaceProps {
  may: StaffView['may'];
  View: ComponentType;
}

/** A page, or a notice of who may open it, for a person whose role does not include the page. */
function Place({ may, View }: PlaceProps) {
  const { can } = useStaff();
  return isOpen({ ...(may && { may }) }, can) ? <View /> : <NotInRole />;
}

function DeskPlace() {
  const { can } = useStaff();
  if (!can('readApplications')) return <Navigate to="/dashboard" replace />;
  return (
    <Suspense fallback={<Skeleton lines={6} label={t.dashboardLoading()} />}>
      <Desk />
    </Suspense>
  );
}
