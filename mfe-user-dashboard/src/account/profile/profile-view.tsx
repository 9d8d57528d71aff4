import { SessionsCard } from '@portal/application-ui/sessions';
import { isProgramme, programmes } from '@portal/contract-svc-applications-v1';
import { Card, Skeleton, SummaryList } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Profile } from '../../api';
import { useApplications } from '../../applications/use-applications';
import { useDashboard } from '../../common/context';
import { Failed } from '../../common/failed';
import { ViewHeading } from '../../common/heading';
import { useProfile } from '../../common/profile-context';
import { programmeName } from '../../common/words';
import * as frame from '../../messages/frame';
import * as t from '../../messages/profile';
import { ChangePassword } from './change-password';

export default function ProfileView() {
  const { loaded, reload, put } = useProfile();
  const { api, shell } = useDashboard();
  switch (loaded.state) {
    case 'loading':
      return (
        <>
          <ViewHeading title={frame.profileSettings()} />
          <Skeleton lines={6} label={t.loadingProfile()} />
        </>
      );
    case 'failed':
      return <ProfileNotFound retry={reload} />;
    case 'ready':
      return (
        <>
          <ViewHeading title={frame.profileSettings()} />
          <div className="p-measure">
            <AboutYou profile={loaded.value} />
            <p>{rich(t.toData({ data: (words) => <Link to="/your-data">{words}</Link> }))}</p>
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

/** The programmes of the person's applications; while the list is unknown, the programme with which they began. */
function useProgrammes(role: string): string[] {
  const { loaded } = useApplications().applications;
  const types: string[] = loaded.state === 'ready' ? loaded.value.map(({ type }) => type) : [];
  const theirs = programmes.filter(({ key }) => types.includes(key)).map(({ key }) => programmeName(key));
  if (theirs.length > 0) return theirs;
  return [isProgramme(role) ? programmeName(role) : role];
}

function AboutYou({ profile: { name, email, phone, role } }: { profile: Profile }) {
  const theirs = useProgrammes(role);
  return (
    <Card title={t.aboutYou()}>
      <SummaryList
        rows={[
          { term: t.name(), value: name, typed: true },
          { term: t.email(), value: email },
          { term: t.phone(), value: phone && `+${phone}` },
          { term: t.ownProgrammes({ count: theirs.length }), value: theirs.join(', ') },
        ]}
      />
    </Card>
  );
}

function ProfileNotFound({ retry }: { retry: () => void }) {
  const { notify } = useDashboard().shell;
  useEffect(() => notify.error(t.profileFailed()), [notify]);
  return (
    <>
      <ViewHeading title={t.profileNotFound()} error />
      <Failed title={t.profileFailed()} retry={retry}>
        <p>{t.profileKept()}</p>
      </Failed>
    </>
  );
}
