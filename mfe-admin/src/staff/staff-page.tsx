import { createApiClient, type PageComponentProps } from '@portal/remote-sdk';
import { AppHeader, Button, Card, SkipLink, usePageTitle } from '@portal/ui';
import { useEffect, useMemo, useState } from 'react';
import { signOut } from '../api/auth';
import { ProfileCard } from './profile-card';
import { useProfile } from './use-profile';

/** The first page of the staff area. */
export function StaffPage({ shell }: PageComponentProps) {
  const api = useMemo(() => createApiClient(shell), [shell]);
  const [profile, retry] = useProfile(api);
  const [leaving, setLeaving] = useState(false);
  usePageTitle('Dashboard', { site: shell.branding.name });

  // A refused profile means that the session is no more; the shell then leads to the sign-in.
  useEffect(() => {
    if (profile.state === 'signed-out') shell.session.end('expired');
  }, [profile, shell]);

  async function leave() {
    setLeaving(true);
    try {
      await signOut(api);
    } catch {
      // The device forgets the session whether or not the server could be told.
    }
    const from = location.pathname.startsWith('/admin') ? '/' : '/staff/auth';
    shell.session.end('signed-out');
    shell.navigate(from);
  }

  return (
    <>
      <SkipLink />
      <AppHeader branding={shell.branding} title="Admissions">
        <Button variant="outline" small busy={leaving} onClick={() => void leave()}>
          Log out
        </Button>
      </AppHeader>
      <main id="main" className="p-main" tabIndex={-1}>
        <h1 className="mb-4">Dashboard</h1>
        <div className="p-grid">
          <ProfileCard profile={profile} retry={retry} />
          <Card title="What applicants see">
            <ul>
              <li>
                <a href="/">Home page</a>
              </li>
              <li>
                <a href="/application/interns">Internship application</a>
              </li>
              <li>
                <a href="/application/visitors">Visit application</a>
              </li>
            </ul>
          </Card>
        </div>
        <p className="p-muted mt-4">Reading and deciding on applications is not available here yet.</p>
      </main>
    </>
  );
}
