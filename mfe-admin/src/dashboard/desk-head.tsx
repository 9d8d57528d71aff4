import { LogoMark } from '@portal/ui';
import { Link } from 'react-router-dom';
import { useStaff } from '../common/staff-context';
import { Bell } from '../notifications/bell';
import { PanelIcon } from './rail-icons';

export interface DeskHeadProps {
  /** Whether this is the page's heading: an open application has its own heading. */
  heading: boolean;
  open: boolean;
  toggle: () => void;
}

/**
 * The title, the signed-in person, the bell, and the button that opens the list. On a phone the bar above leads to the dashboard.
 */
export function DeskHead({ heading, open, toggle }: DeskHeadProps) {
  const { admin, shell } = useStaff();
  const { logo, name } = shell.branding;
  const Title = heading ? 'h1' : 'p';
  return (
    <div className="p-desk-head">
      <button
        type="button"
        className="p-icon-button"
        aria-expanded={open}
        aria-controls="desk-list"
        aria-keyshortcuts="Control+B Meta+B"
        aria-label="List of applications"
        title="List of applications (Ctrl+B)"
        onClick={toggle}
      >
        <PanelIcon />
      </button>
      <Title className="mb-0">Dashboard</Title>
      <span className="p-chip p-plain-chip">{admin ? 'Administrator' : 'Reviewer'}</span>
      <div className="ms-auto">
        <Bell />
      </div>
      <Link className="p-brand d-none d-md-flex" to="/dashboard">
        {logo ? <img src={logo} alt="" height="32" /> : <LogoMark />}
        <span className="visually-hidden">{name}: dashboard</span>
      </Link>
    </div>
  );
}
