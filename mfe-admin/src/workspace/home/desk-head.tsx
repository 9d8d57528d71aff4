import type { ReactNode } from 'react';
import { ownRole } from '../../frame/common/roles';
import { useStaff } from '../../frame/common/staff-context';
import { PanelIcon } from '../../frame/icons';
import * as t from '../../messages/dashboard';
import { DeskHelp } from '../review-workspace/help';

export interface DeskHeadProps {
  /** Whether this is the page's heading: an open application has its own heading. */
  heading: boolean;
  open: boolean;
  toggle: () => void;
  /** Replaces the title while an application is open. */
  children?: ReactNode;
}

/** Used when the list is shown already. */
const shown = () => undefined;

/** The title, the person's role, the keyboard help, and the button that opens the list. */
export function DeskHead({ heading, open, toggle, children }: DeskHeadProps) {
  const { shell } = useStaff();
  return (
    <div className="p-desk-head">
      <button
        type="button"
        className="p-icon-button"
        aria-expanded={open}
        aria-controls="desk-list"
        aria-keyshortcuts="Control+B Meta+B"
        aria-label={t.applicationList()}
        title={t.applicationListKey()}
        onClick={toggle}
      >
        <PanelIcon />
      </button>
      {heading ? (
        <>
          <h1 className="mb-0">{t.deskHeading()}</h1>
          <span className="p-chip p-plain-chip">{ownRole(shell.session)}</span>
        </>
      ) : null}
      {children}
      <div className="p-row" style={{ marginInlineStart: 'auto' }}>
        <DeskHelp search={open ? shown : toggle} />
      </div>
    </div>
  );
}
