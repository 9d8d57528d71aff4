import type { ReactNode } from 'react';
import { useStaff } from '../common/staff-context';
import { DeskHelp } from '../desk/help';
import { PanelIcon } from '../frame/icons';

export interface DeskHeadProps {
  /** Whether this is the page's heading: an open application has its own heading. */
  heading: boolean;
  open: boolean;
  toggle: () => void;
  /** Replaces the title while an application is open. */
  children?: ReactNode;
}

/** The title, the right of the signed-in person, the keys, and the button that opens the list. */
export function DeskHead({ heading, open, toggle, children }: DeskHeadProps) {
  const { admin } = useStaff();
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
      </div>
    </div>
  );
}
