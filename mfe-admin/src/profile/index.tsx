import { Button, EmptyState, Notice, Skeleton, usePageTitle } from '@portal/ui';
import { whoAmI } from '../api/auth';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { AboutCard } from './about-card';
import { PasswordCard } from './password-card';
import { SignOutCard } from './sign-out-card';
import { words } from './words';

/** One's own account. */
export default function ProfileView() {
  const { api, shell, userId } = useStaff();
  const [profile, reload] = useLoad({
    key: `profile ${userId}`,
    load: () => whoAmI(api),
    failure: words.loadFailed,
  });
  const lost = profile.state === 'failed' && profile.data === null;
  const title = lost ? words.notFound : words.title;
  usePageTitle(title, { site: shell.branding.name, error: lost });

  return (
    <div className="p-measure">
      <h1 className="mb-3">{title}</h1>
      {lost ? (
        <EmptyState
          title={words.loadFailed}
          text={profile.message}
          action={<Button onClick={reload}>Try again</Button>}
        />
      ) : null}
      {profile.data === null && profile.state === 'loading' ? (
        <Skeleton lines={8} label="Loading your profile" />
      ) : null}
      {profile.data ? (
        <>
          {profile.data.must_change_password ? (
            <Notice tone="warning" title="Please choose a password of your own">
              <p>The one that you have was made for you. Change it below.</p>
            </Notice>
          ) : null}
          <AboutCard profile={profile.data} />
          <PasswordCard profile={profile.data} changed={reload} />
          <SignOutCard />
        </>
      ) : null}
    </div>
  );
}
