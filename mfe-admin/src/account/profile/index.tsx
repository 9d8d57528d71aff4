import { SessionsCard } from '@portal/application-ui/sessions';
import { Button, EmptyState, Notice, Skeleton, usePageTitle } from '@portal/ui';
import { translated } from '@portal/ui/language';
import { whoAmI } from '../../api/auth';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/profile';
import { CalendarCard } from '../calendar/calendar-card';
import { FactorCard } from '../second-factor/factor-card';
import { AboutCard } from './about-card';
import { PasswordCard } from './password-card';
import { profileMessages } from './words';

/** The account of the signed-in person. */
export default function ProfileView() {
  const { api, shell, userId } = useStaff();
  const [profile, reload] = useLoad({
    key: `profile ${userId}`,
    load: () => whoAmI(api),
    failure: profileMessages.loadFailed,
  });
  const lost = profile.state === 'failed' && profile.data === null;
  const title = lost ? profileMessages.notFound : profileMessages.title;
  usePageTitle(title, { site: shell.branding.name, error: lost });

  return (
    <div className="p-measure">
      <h1 className="mb-3">{title}</h1>
      {lost ? (
        <EmptyState
          title={profileMessages.loadFailed}
          text={translated(profile.message)}
          action={<Button onClick={reload}>{t.tryAgain()}</Button>}
        />
      ) : null}
      {profile.data === null && profile.state === 'loading' ? (
        <Skeleton lines={8} label={t.profileLoading()} />
      ) : null}
      {profile.data ? (
        <>
          {profile.data.must_change_password ? (
            <Notice tone="warning" title={t.ownPassword()}>
              <p>{t.ownPasswordText()}</p>
            </Notice>
          ) : null}
          <AboutCard profile={profile.data} />
          <PasswordCard profile={profile.data} changed={reload} />
          <FactorCard />
          <CalendarCard />
          <SessionsCard
            client={api}
            timeZone={shell.locale.timeZone}
            over={() => shell.session.end('expired')}
          />
        </>
      ) : null}
    </div>
  );
}
