import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { joinClasses, ProgressBar, StatusChip } from '@portal/ui';
import { rich } from '@portal/ui/language';
import type { ApplicationPage, ApplicationRow } from '../../api/applications';
import { applicantOf, idOf, listTitle, progressOf, stateOf } from '../../frame/common/application-words';
import { shortDayIn } from '../../frame/common/dates';
import { Email } from '../../frame/common/email';
import { useStaff } from '../../frame/common/staff-context';
import { useChanged } from '../../frame/common/use-changed';
import { useLeaving } from '../../frame/common/use-leaving';
import * as t from '../../messages/applications';
import { ExportButton } from '../../reports/export/export-button';
import { Origin } from '../../workspace/application-list/origin';
import { DelayedInRow } from '../../workspace/delayed-decisions/delayed-in-row';
import { PreparedInRow } from '../../workspace/prepared/prepared-in-row';
import { ReopenedChip } from '../../workspace/reopening/reopened-chip';
import type { RowDialog } from './row-dialogs';
import { SortableHead } from './sortable-head';

export interface ApplicationTableProps {
  type: ApplicationType;
  page: ApplicationPage;
  /** Identifies the list with its filters and page; null while it loads. */
  of: string | null;
  /** Whether another page is being loaded. */
  busy: boolean;
  sort: string;
  changeSort: (sort: string) => void;
  /** The id of the row to mark. */
  highlight: number | null;
  open: (dialog: RowDialog) => void;
  /** Called after a decision was undone: the list must be loaded again. */
  changed: () => void;
}

const columns = [
  {
    sort: 'applicant_name',
    get label() {
      return t.applicant();
    },
  },
  {
    sort: 'status',
    get label() {
      return t.status();
    },
  },
  {
    sort: 'submitted_date',
    get label() {
      return t.submitted();
    },
  },
  {
    sort: 'updated_at',
    get label() {
      return t.updated();
    },
  },
];

/** A table; on a phone its rows are cards. */
export function ApplicationTable({
  type,
  page,
  of,
  busy,
  sort,
  changeSort,
  highlight,
  open,
  changed,
}: ApplicationTableProps) {
  const rows = useLeaving(page.applications, of, idOf);
  const decided = useChanged(page.applications, of, stateOf);
  return (
    <div className={joinClasses('p-table-box', busy && 'p-busy')}>
      <table className="table p-table-roomy" aria-label={listTitle(type)} aria-busy={busy || undefined}>
        <thead>
          <tr>
            <th scope="col">{t.applicationId()}</th>
            {columns.map((column) => (
              <SortableHead key={column.sort} column={column} sort={sort} changeSort={changeSort} />
            ))}
            <th scope="col">{t.progress()}</th>
            <th scope="col">{t.actions()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, leaving }) => (
            <Row
              key={row.id}
              row={row}
              leaving={leaving}
              marked={row.id === highlight || decided.has(row.id)}
              open={open}
              changed={changed}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  row: ApplicationRow;
  marked: boolean;
  /** Whether the application has left the list and its row is disappearing. */
  leaving: boolean;
  open: (dialog: RowDialog) => void;
  changed: () => void;
}

function Row({ row, marked, leaving, open, changed }: RowProps) {
  const { locale } = useStaff().shell;
  const applicant = applicantOf(row);
  const progress = progressOf(row);
  const decidable = row.status !== 'draft' && row.status !== 'in-progress' && !row.withdrawn_at;
  return (
    <tr
      id={`application-${row.id}`}
      className={leaving ? 'p-leaving' : marked ? 'p-marked' : undefined}
      inert={leaving}
    >
      <th scope="row" translate="no">
        {row.reference}
      </th>
      <td data-label={t.applicant()}>
        <span>
          <strong translate="no">{applicant}</strong>
          <br />
          <span className="p-muted p-small p-email">
            <Email address={row.user.email} />
          </span>
          {row.origin === 'wizard' ? null : <br />}
          <Origin application={row} />
        </span>
      </td>
      <td data-label={t.status()}>
        <span className="p-actions p-small">
          <StatusChip status={row.status} />
          {row.withdrawn_at ? <StatusChip status="withdrawn" /> : null}
          <ReopenedChip reopened={row.reopened} />
          {row.prepared_decision ? <PreparedInRow prepared={row.prepared_decision} /> : null}
          {row.held_decision ? (
            <DelayedInRow row={row} held={row.held_decision} changed={changed} />
          ) : decidable ? (
            <button type="button" className="p-link" onClick={() => open({ kind: 'status', row })}>
              {rich(
                t.editStatusOf({
                  reference: row.reference,
                  hidden: (words) => <span className="visually-hidden">{words}</span>,
                }),
              )}
            </button>
          ) : null}
        </span>
      </td>
      <td data-label={t.submitted()}>
        {row.submitted_date ? shortDayIn(row.submitted_date, locale) : t.notSubmitted()}
      </td>
      <td data-label={t.updated()}>{shortDayIn(row.updated_at, locale)}</td>
      <td data-label={t.progress()}>
        <span className="p-progress-cell">
          <ProgressBar value={progress} label={t.progressOf({ reference: row.reference })} />
          {t.percent({ value: progress })}
        </span>
      </td>
      <td data-label={t.actions()}>
        <span className="p-actions p-small">
          <button type="button" className="p-link" onClick={() => open({ kind: 'details', row })}>
            {rich(
              t.viewDetailsOf({
                reference: row.reference,
                hidden: (words) => <span className="visually-hidden">{words}</span>,
              }),
            )}
          </button>
          <ExportButton application={row} look="link" />
        </span>
      </td>
    </tr>
  );
}
