import { Link, useLocation } from 'react-router-dom';
import * as t from '../messages/frame';
import { useStaff } from './common/staff-context';
import { SignOutIcon } from './icons';
import { LanguageChoice } from './language';
import { useProfile } from './use-profile';
import { useSignOut } from './use-sign-out';

/** The signed-in person, with links to the profile and to sign out. Each area has its label and sign-in page. */
export function Account({ folded }: { folded: boolean }) {
  const { shell } = useStaff();
  const { pathname } = useLocation();
  const profile = useProfile();
  const onDesk = pathname.startsWith('/dashboard');
  const { leaving, leave } = useSignOut(onDesk ? '/staff/auth' : '/');
  const word = onDesk ? t.logOut() : t.logout();
  const name = profile?.name ?? shell.session.current()?.user.name ?? t.yourAccount();
  return (
    <div className="p-side-foot">
      <Link
        className="p-side-link p-account"
        to="/admin/profile"
        aria-current={pathname === '/admin/profile' ? 'page' : undefined}
        title={folded ? t.myProfile() : undefined}
      >
        <span className="p-avatar" aria-hidden="true">
          {profile?.image ? <img src={profile.image} alt="" /> : name.charAt(0)}
        </span>
        <span className="p-place-word">
          <span className="visually-hidden">{t.myProfileBefore()}</span>
          <strong translate="no">{name}</strong>
          <span className="p-small p-muted" translate="no">
            {profile?.email}
          </span>
        </span>
      </Link>
      {folded ? null : <LanguageChoice shell={shell} />}
      <button
        type="button"
        className="p-side-link"
        title={folded ? word : undefined}
        aria-busy={leaving || undefined}
        onClick={leave}
      >
        <SignOutIcon />
        <span className="p-place-word">{word}</span>
      </button>
    </div>
  );
}
