import { Link } from 'react-router-dom';
import type { OverviewRow } from '../../api/overview';
import { deskPath } from '../../frame/common/desk-place';
import { PopupButton } from '../../frame/common/popup-button';
import * as applicationsWords from '../../messages/applications';
import * as t from '../../messages/overview';
import { ExportButton } from '../../reports/export/export-button';
import type { RowDialog } from '../programme-list/row-dialogs';

interface RowMenuProps {
  row: OverviewRow;
  open: (dialog: RowDialog) => void;
  /** The list as the query string of an application's address. */
  order: string;
}

/** Whether staff may decide on an application now. */
export const isDecidable = (row: OverviewRow): boolean =>
  row.status !== 'draft' && row.status !== 'in-progress' && !row.withdrawn_at && !row.held_decision;

/** The menu with everything that can be done with one application. */
export function RowMenu({ row, open, order }: RowMenuProps) {
  return (
    <PopupButton
      className="p-row-menu"
      label={
        <>
          <span className="visually-hidden">{t.actionsOf({ reference: row.reference })}</span>
          <span aria-hidden="true">⋯</span>
        </>
      }
    >
      {(close) => (
        <ul className="p-menu-list list-unstyled">
          <li>
            <Link className="p-link" to={`${deskPath(row.type, row.id)}${order}`}>
              {applicationsWords.openOnDesk()}
            </Link>
          </li>
          <li>
            <MenuButton press={() => open({ kind: 'details', row })} close={close}>
              {t.viewDetails()}
            </MenuButton>
          </li>
          {isDecidable(row) ? (
            <li>
              <MenuButton press={() => open({ kind: 'status', row })} close={close}>
                {applicationsWords.editStatus()}
              </MenuButton>
            </li>
          ) : null}
          <li>
            <ExportButton application={row} look="link" />
          </li>
        </ul>
      )}
    </PopupButton>
  );
}

function MenuButton({ press, close, children }: { press: () => void; close: () => void; children: string }) {
  return (
    <button
      type="button"
      className="p-link"
      onClick={() => {
        close();
        press();
      }}
    >
      {children}
    </button>
  );
}
