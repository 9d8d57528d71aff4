import { LogoMark } from '@portal/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useStaff } from '../common/staff-context';
import { DeskHelp } from '../desk/help';
import { Bell } from '../notifications/bell';
import { PanelIcon } from './rail-icons';

export interface DeskHeadProps {
  /** Whether this is the page's heading: an open application has its own heading. */
  heading: boolean;
  open: boolean;
  toggle: () => void;
  /** Replaces the title while an application is open. */
  children?: ReactNode;
}

/**
 * The title, the signed-in person, the bell, and the button that opens the list. On a phone the bar above leads to the dashboard.
 */
export function DeskHead({ heading, open, toggle, children }: DeskHeadProps) {
  const { admin, shell } = useStaff();
  const { logo, name } = shell.branding;
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
      {heading ? (
        <>
          <h1 className="mb-0">Dashboard</h1>
          <span className="p-chip p-plain-chip">{admin ? 'Administrator' : 'Reviewer'}</span>
        </>
      ) : null}
      {children}
      <div className="p-row ms-auto">
        <DeskHelp search={open ? undefined : toggle} />
        <Bell />
      </div>
      {heading ? (
        <Link className="p-brand d-none d-md-flex" to="/dashboard">
          {logo ? <img src={logo} alt="" height="32" /> : <LogoMark />}
          <span className="visually-hidden">{name}: dashboard</span>
        </Link>
      ) : null}
    </div>
  );
}
