import { Link } from 'react-router-dom';
import { useStaff } from '../common/staff-context';
import { usePopup } from '../common/use-popup';
import { useProfile } from '../frame/use-profile';
import { useSignOut } from '../frame/use-sign-out';

/** The signed-in person, with links to the profile and the admin area, and Log out. */
export function UserMenu() {
  const { shell } = useStaff();
  const profile = useProfile();
  const { leaving, leave } = useSignOut('/staff/auth');
  const { open, toggle, box, button } = usePopup();
  const name = profile?.name ?? shell.session.current()?.user.name ?? 'Your account';

  return (
    <div className="p-user" ref={box}>
      <button
        ref={button}
        type="button"
        className="p-avatar"
        aria-expanded={open}
        aria-controls="user-menu"
        onClick={toggle}
      >
        {profile?.image ? (
          <img src={profile.image} alt="" />
        ) : (
          <span aria-hidden="true">{name.charAt(0)}</span>
        )}
        <span className="visually-hidden">Account of {name}</span>
      </button>
      <div id="user-menu" className="p-popup p-user-menu" hidden={!open}>
        <p className="mb-2">
          <strong>{name}</strong>
          <br />
          <span className="p-muted">{profile?.email}</span>
        </p>
        <Link className="p-side-link" to="/admin/profile">
          My profile
        </Link>
        <Link className="p-side-link" to="/admin">
          Admin area
        </Link>
        <button type="button" className="p-side-link" aria-busy={leaving || undefined} onClick={leave}>
          Log out
        </button>
      </div>
    </div>
  );
}
