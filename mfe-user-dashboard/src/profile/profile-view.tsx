import { SessionsCard } from '@portal/application-ui/sessions';
import { isProgramme, programmes } from '@portal/contract-svc-applications-v1';
import { Button, Card, EmptyState, Skeleton, SummaryList } from '@portal/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Profile } from '../api';
import { useDashboard } from '../app/context';
import { useProfile } from '../app/profile-context';
import { useApplications } from '../applications/use-applications';
import { say } from '../common/messages';
import { programmeName } from '../common/words';
import { ViewHeading } from '../frame/heading';
import { ChangePassword, profileTitle } from './change-password';

export default function ProfileView() {
  const { loaded, reload, put } = useProfile();
  const { api, shell } = useDashboard();
  switch (loaded.state) {
    case 'loading':
      return (
        <>
          <ViewHeading title={profileTitle} />
          <Skeleton lines={6} label="Loading your profile" />
        </>
      );
    case 'failed':
      return <ProfileNotFound retry={reload} />;
    case 'ready':
      return (
        <>
          <ViewHeading title={profileTitle} />
          <div className="p-measure">
            <AboutYou profile={loaded.value} />
            <p>
              <Link to="/your-data">Your data</Link>: what we hold, who opened it, and when it ends.
            </p>
            <ChangePassword
              profile={loaded.value}
              onChanged={() => put({ ...loaded.value, must_change_password: false })}
            />
            <SessionsCard
              client={api.client}
              timeZone={shell.locale.timeZone}
              over={() => shell.session.end('expired')}
            />
          </div>
        </>
      );
  }
}

/** The programmes of the person's applications; the one that they began with while the list is not known. */
function useProgrammes(role: string): string {
  const { loaded } = useApplications().applications;
  const types: string[] = loaded.state === 'ready' ? loaded.value.map(({ type }) => type) : [];
  const theirs = programmes.filter(({ key }) => types.includes(key)).map(({ label }) => label);
  if (theirs.length > 0) return theirs.join(', ');
  return isProgramme(role) ? programmeName(role) : role;
}

function AboutYou({ profile: { name, email, phone, role } }: { profile: Profile }) {
  const theirs = useProgrammes(role);
  return (
    <Card title="About you">
      <SummaryList
        rows={[
          { term: 'Name', value: name },
          { term: 'Email', value: email },
          { term: 'Phone', value: phone && `+${phone}` },
          { term: theirs.includes(', ') ? 'Programmes' : 'Programme', value: theirs },
        ]}
      />
    </Card>
  );
}

function ProfileNotFound({ retry }: { retry: () => void }) {
  const { notify } = useDashboard().shell;
  useEffect(() => notify.error(say.profileFailed), [notify]);
  return (
    <>
      <ViewHeading title="Profile Not Found" error />
      <EmptyState
        title={say.profileFailed}
        text="Nothing is lost. Try again in a moment; if it goes on, write to us."
        action={<Button onClick={retry}>Try again</Button>}
      />
    </>
  );
}
