import { joinClasses, StatusChip } from '@portal/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { OverviewRow } from '../../api/overview';
import { applicantOf } from '../../frame/common/application-words';
import { deskPath } from '../../frame/common/desk-place';
import { useStaff } from '../../frame/common/staff-context';
import * as applicationsWords from '../../messages/applications';
import * as t from '../../messages/overview';
import { DelayedInRow } from '../../workspace/delayed-decisions/delayed-in-row';
import { PreparedInRow } from '../../workspace/prepared/prepared-in-row';
import { ReopenedChip } from '../../workspace/reopening/reopened-chip';
import type { RowDialog } from '../programme-list/row-dialogs';
import type { Column } from './columns';
import { isDecidable, RowMenu } from './row-menu';

interface RowProps {
  row: OverviewRow;
  columns: readonly Column[];
  chosen: boolean;
  /** Whether the application was just decided. */
  marked: boolean;
  /** Whether the application has left the list and its row is disappearing. */
  leaving: boolean;
  /** Selects the row; with `asRange`, all rows from the one selected last. */
  pick: (asRange: boolean) => void;
  open: (dialog: RowDialog) => void;
  changed: () => void;
  /** The list as the query string of an application's address. */
  order: string;
}

/** The row of one application. */
export function Row({ row, columns, chosen, marked, leaving, pick, open, changed, order }: RowProps) {
  const { locale } = useStaff().shell;
  const name = applicantOf(row);
  const withShift = useRef(false);
  return (
    <tr
      className={joinClasses(chosen && 'p-chosen', marked && 'p-marked', leaving && 'p-leaving')}
      inert={leaving}
    >
      <td className="p-pick">
        <label
          onMouseDown={(event) => {
            withShift.current = event.shiftKey;
            // Otherwise Shift would select the text between two presses.
            if (event.shiftKey) event.preventDefault();
          }}
        >
          <input
            type="checkbox"
            checked={chosen}
            onKeyDown={() => {
              withShift.current = false;
            }}
            onChange={() => {
              pick(withShift.current);
              withShift.current = false;
            }}
          />
          <span className="visually-hidden">{t.chooseRow({ reference: row.reference, name })}</span>
        </label>
      </td>
      <th scope="row">
        <span className="p-who">
          <Link translate="no" to={`${deskPath(row.type, row.id)}${order}`}>
            {name}
          </Link>
          <span className="p-muted p-small" translate="no">
            {row.reference}
          </span>
        </span>
      </th>
      <td data-label={applicationsWords.status()}>
        <span className="p-actions p-small">
          <Status row={row} open={open} />
          {row.withdrawn_at ? <StatusChip status="withdrawn" /> : null}
          <ReopenedChip reopened={row.reopened} />
          {row.prepared_decision ? <PreparedInRow prepared={row.prepared_decision} /> : null}
          {row.held_decision ? <DelayedInRow row={row} held={row.held_decision} changed={changed} /> : null}
        </span>
      </td>
      {columns.map(({ key, label, cell }) => (
        <td key={key} data-label={label}>
          {cell(row, locale)}
        </td>
      ))}
      <td className="p-row-acts">
        <RowMenu row={row} open={open} order={order} />
      </td>
    </tr>
  );
}

/** The status, which can be changed right in the row. */
function Status({ row, open }: Pick<RowProps, 'row' | 'open'>) {
  if (!isDecidable(row)) return <StatusChip status={row.status} />;
  return (
    <button
      type="button"
      className="p-status-button"
      onClick={() => open({ kind: 'status', row })}
      title={applicationsWords.editStatus()}
    >
      <StatusChip status={row.status} />
      <span className="visually-hidden">{t.editStatusAfter({ reference: row.reference })}</span>
    </button>
  );
}
