import { countDaysIn } from '@portal/application-ui';
import type { Session, ShellApi } from '@portal/contract-shell-v1';
import { type ApiClient, createApiClient, tokenScope } from '@portal/remote-sdk';
import { ButtonLink, EmptyState } from '@portal/ui';
import { UploadTargetContext } from '@portal/ui/files';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { type ApplicantApi, createApplicantApi } from '../api';
import { DashboardProvider } from '../common/context';
import { ProfileProvider } from '../common/profile-context';
import { useUnread } from '../common/use-unread';
import { WizardSession } from '../common/wizard-session';
import * as common from '../messages/common';
import * as t from '../messages/frame';
import { DashboardRoutes } from './routes';

export interface DashboardAppProps {
  shell: ShellApi;
  /** Replaces the portal's client when the remote runs alone. */
  client?: ApiClient | undefined;
}

/** The applicant's side. It starts afresh when another person signs in, in this tab or another. */
export function DashboardApp({ shell, client }: DashboardAppProps) {
  countDaysIn(shell.locale.timeZone);
  const session = useSession(shell);
  const signedIn = session !== null;
  useEffect(() => {
    // Signed out here, in another tab or by the server: Back must not return to these pages.
    if (!signedIn) shell.navigate('/', { replace: true });
  }, [signedIn, shell]);
  if (!session) return <NotSignedIn />;
  return <SignedIn key={session.user.id} shell={shell} session={session} client={client} />;
}

/** The server refuses every call of the dashboard to a wizard's session, so the dashboard makes none. */
function SignedIn({ shell, session, client }: DashboardAppProps & { session: Session }) {
  const api = useMemo(() => createApplicantApi(client ?? createApiClient(shell)), [client, shell]);
  if (tokenScope(session.token) === 'wizard')
    return <WizardSession shell={shell} session={session} api={api} />;
  return <Dashboard shell={shell} session={session} api={api} />;
}

function Dashboard({ shell, session, api }: { shell: ShellApi; session: Session; api: ApplicantApi }) {
  const memory = useMemo(() => new Map<string, unknown>(), []);
  const unread = useUnread(api);
  const dashboard = useMemo(
    () => ({ shell, api, session, memory, unread }),
    [shell, api, session, memory, unread],
  );
  const failed = common.openFailed();
  const files = useMemo(
    () => ({ renew: api.renewFiles, failed, notify: shell.notify.error }),
    [api, shell, failed],
  );
  return (
    <DashboardProvider value={dashboard}>
      <UploadTargetContext value={files}>
        <ProfileProvider>
          <BrowserRouter basename="/userdashboard">
            <DashboardRoutes />
          </BrowserRouter>
        </ProfileProvider>
      </UploadTargetContext>
    </DashboardProvider>
  );
}

/** The session as the same object while its token is the same: `current()` makes a new object each time. */
function useSession(shell: ShellApi): Session | null {
  const subscribe = useCallback((listener: () => void) => shell.session.subscribe(listener), [shell]);
  const token = useSyncExternalStore(subscribe, () => shell.session.current()?.token ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed token means that the session is another one
  return useMemo(() => shell.session.current(), [shell, token]);
}

/** Shown for a moment before the home page, and where the shell does not redirect. */
function NotSignedIn() {
  return (
    <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
      <h1 className="visually-hidden">{t.notSignedIn()}</h1>
      <EmptyState title={common.noToken()} action={<ButtonLink href="/">{t.toSignIn()}</ButtonLink>} />
    </main>
  );
}
