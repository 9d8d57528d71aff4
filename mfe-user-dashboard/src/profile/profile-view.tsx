import { isProgramme } from '@portal/contract-svc-applications-v1';
import { Button, Card, EmptyState, Skeleton, SummaryList } from '@portal/ui';
import { useEffect } from 'react';
import type { Profile } from '../api';
import { useDashboard } from '../app/context';
import { useProfile } from '../app/profile-context';
import { say } from '../common/messages';
import { programmeName } from '../common/words';
import { ViewHeading } from '../frame/heading';
import { ChangePassword, profileTitle } from './change-password';

export default function ProfileView() {
  const { loaded, reload, put } = useProfile();
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
            <ChangePassword
              profile={loaded.value}
              onChanged={() => put({ ...loaded.value, must_change_password: false })}
            />
          </div>
        </>
      );
  }
}

function AboutYou({ profile: { name, email, phone, role } }: { profile: Profile }) {
  return (
    <Card title="About you">
      <SummaryList
        rows={[
          { term: 'Name', value: name },
          { term: 'Email', value: email },
          { term: 'Phone', value: phone && `+${phone}` },
          { term: 'Programme', value: isProgramme(role) ? programmeName(role) : role },
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
