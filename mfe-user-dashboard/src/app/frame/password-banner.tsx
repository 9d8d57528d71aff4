import { Notice } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { Link, useLocation } from 'react-router-dom';
import { useProfile } from '../../common/profile-context';
import * as t from '../../messages/frame';

/** A banner on every view until the mailed password is changed. */
export function PasswordBanner() {
  const { loaded } = useProfile();
  const { pathname } = useLocation();
  if (loaded.state !== 'ready' || !loaded.value.must_change_password) return null;
  return (
    <Notice tone="warning" title={t.mailedPassword()}>
      {pathname === '/profile' ? (
        <p>{t.chooseBelow()}</p>
      ) : (
        <p>{rich(t.choosePassword({ choose: (words) => <Link to="/profile">{words}</Link> }))}</p>
      )}
    </Notice>
  );
}
