import { Notice } from '@portal/ui';
import { Link, useLocation } from 'react-router-dom';
import { useProfile } from '../app/profile-context';

/** A banner on every view until the mailed password is changed. */
export function PasswordBanner() {
  const { loaded } = useProfile();
  const { pathname } = useLocation();
  // This view is the question itself.
  if (pathname === '/password') return null;
  if (loaded.state !== 'ready' || !loaded.value.must_change_password) return null;
  return (
    <Notice tone="warning" title="You are still using the password that we mailed to you">
      {pathname === '/profile' ? (
        <p>Choose one of your own below. It keeps your application safe.</p>
      ) : (
        <p>
          <Link to="/profile">Choose a password of your own</Link>. It keeps your application safe.
        </p>
      )}
    </Notice>
  );
}
