import { joinClasses } from '@portal/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { OverviewRow } from '../../api/overview';
import { idOf, stateOf } from '../../frame/common/application-words';
import { useChanged } from '../../frame/common/use-changed';
import { useLeaving } from '../../frame/common/use-leaving';
import * as applicationsWords from '../../messages/applications';
import * as t from '../../messages/overview';
import type { RowDialog } from '../programme-list/row-dialogs';
import { SortableHead } from '../programme-list/sortable-head';
import { columns } from './columns';
import { Row } from './row';
import { extended, isChosen, pageToggled, type Selection, toggled } from './selection';

interface OverviewTableProps {
  rows: OverviewRow[];
  /** Identifies the list with its filters and page; null while it loads. */
  of: string | null;
  /** Whether another page is being loaded. */
  busy: boolean;
  shown: readonly string[];
  roomy: boolean;
  sort: string;
  changeSort: (sort: string) => void;
  selection: Selection;
  select: (selection: Selection) => void;
  open: (dialog: RowDialog) => void;
  /** The list as the query string of an application's address. */
  order: string;
  /** Called after a decision was undone: the list must be loaded again. */
  changed: () => void;
}

/** The applications of all programmes as a table. Rows are selected by press or key; on a phone they are cards. */
export function OverviewTable(props: OverviewTableProps) {
  const { rows, of, busy, shown, roomy, sort, changeSort, selection, select, open, order, changed } = props;
  const table = useRef<HTMLTableElement>(null);
  const whole = useRef<HTMLInputElement>(null);
  const drawn = useLeaving(rows, of, idOf);
  const decided = useChanged(rows, of, stateOf);
  const visible = columns.filter(({ key }) => shown.includes(key));
  const chosen = rows.filter(({ id }) => isChosen(selection, id)).length;

  useEffect(() => {
    if (whole.current) whole.current.indeterminate = chosen > 0 && chosen < rows.length;
  }, [chosen, rows.length]);

  return (
    <div className={joinClasses('p-table-box', busy && 'p-busy')}>
      <table
        ref={table}
        className={joinClasses('table p-overview', roomy && 'p-overview-roomy')}
        aria-label={t.applications()}
        aria-busy={busy || undefined}
        onKeyDown={(event) => onKey(event, table.current, rows, selection, select)}
      >
        <thead>
          <tr>
            <th scope="col" className="p-pick">
              <label>
                <input
                  ref={whole}
                  type="checkbox"
                  checked={rows.length > 0 && chosen === rows.length}
                  onChange={() => select(pageToggled(selection, rows))}
                />
                <span className="visually-hidden">{t.chooseAll()}</span>
              </label>
            </th>
            <SortableHead
              column={{ sort: 'applicant_name', label: applicationsWords.applicant() }}
              sort={sort}
              changeSort={changeSort}
            />
            <SortableHead
              column={{ sort: 'status', label: applicationsWords.status() }}
              sort={sort}
              changeSort={changeSort}
            />
            {visible.map((column) =>
              column.sort ? (
                <SortableHead
                  key={column.key}
                  column={{ sort: column.sort, label: column.label }}
                  sort={sort}
                  changeSort={changeSort}
                />
              ) : (
                <th key={column.key} scope="col">
                  {column.label}
                </th>
              ),
            )}
            <th scope="col">
              <span className="visually-hidden">{applicationsWords.actions()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {drawn.map(({ row, leaving }) => (
            <Row
              key={row.id}
              row={row}
              leaving={leaving}
              marked={decided.has(row.id)}
              columns={visible}
              chosen={isChosen(selection, row.id)}
              pick={(asRange) =>
                select(asRange ? extended(selection, row, rows) : toggled(selection, row, rows))
              }
              open={open}
              order={order}
              changed={changed}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Arrow keys move between rows, with Shift they select; Ctrl A selects the page. Space belongs to the checkbox. */
function onKey(
  event: KeyboardEvent,
  table: HTMLTableElement | null,
  rows: OverviewRow[],
  selection: Selection,
  select: (selection: Selection) => void,
): void {
  const target = event.target as HTMLElement;
  if (!table || target.closest('.p-popup')) return;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
    event.preventDefault();
    const isWhole = rows.every(({ id }) => isChosen(selection, id));
    if (!isWhole) select(pageToggled(selection, rows));
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const boxes = [...table.querySelectorAll<HTMLInputElement>('tbody tr:not([inert]) .p-pick input')];
  const at = boxes.findIndex((box) => box.closest('tr') === target.closest('tr'));
  const row = rows[at + step];
  event.preventDefault();
  if (!row) return;
  boxes[at + step]?.focus();
  if (!event.shiftKey) return;
  const from = rows[at];
  // A selection that begins with Shift includes the row with the focus.
  const started =
    from && (selection.anchor === null || !isChosen(selection, from.id))
      ? extended({ ...selection, anchor: from.id }, from, rows)
      : selection;
  select(extended(started, row, rows));
}
