import type { Session, ShellApi } from '@portal/contract-shell-v1';
import { type ApiClient, createApiClient, tokenScope } from '@portal/remote-sdk';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { type ApplicantApi, createApplicantApi } from '../api';
import { NotSignedIn } from '../frame/not-signed-in';
import { useUnread } from '../frame/use-unread';
import { WizardSession } from '../frame/wizard-session';
import { DashboardProvider } from './context';
import { ProfileProvider } from './profile-context';
import { DashboardRoutes } from './routes';

export interface DashboardAppProps {
  shell: ShellApi;
  /** Stands in for the portal's own when the remote runs alone. */
  client?: ApiClient | undefined;
}

/** The applicant's side. It begins anew when somebody else signs in, in this tab or another. */
export function DashboardApp({ shell, client }: DashboardAppProps) {
  const session = useSession(shell);
  const signedIn = session !== null;
  useEffect(() => {
    // Signed out here, in another tab or by the server: what was seen is not to be gone back to.
    if (!signedIn) shell.navigate('/', { replace: true });
  }, [signedIn, shell]);
  if (!session) return <NotSignedIn />;
  return <SignedIn key={session.user.id} shell={shell} session={session} client={client} />;
}

/** The session of a wizard is refused all that the dashboard asks for, so it asks for nothing. */
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
  return (
    <DashboardProvider value={dashboard}>
      <ProfileProvider>
        <BrowserRouter basename="/userdashboard">
          <DashboardRoutes />
        </BrowserRouter>
      </ProfileProvider>
    </DashboardProvider>
  );
}

/** The session, the same object while its token is the same: reading it makes a new one each time. */
function useSession(shell: ShellApi): Session | null {
  const subscribe = useCallback((listener: () => void) => shell.session.subscribe(listener), [shell]);
  const token = useSyncExternalStore(subscribe, () => shell.session.current()?.token ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token tells when the session is another one
  return useMemo(() => shell.session.current(), [shell, token]);
}
