import { programmeOf } from '@portal/contract-svc-applications-v1';
import { ProgressBar } from '@portal/ui';
import type { ReactNode } from 'react';
import type { OverviewRow } from '../api/overview';
import { progressOf } from '../applications/words';
import { shortDayIn } from '../common/dates';

interface Place {
  timeZone: string;
}

/** A column that can be chosen. The applicant and the status always stand. */
export interface Column {
  key: string;
  label: string;
  /** The order of the server by this column. */
  sort?: string;
  /** Shown until somebody chooses. */
  first?: boolean;
  cell: (row: OverviewRow, place: Place) => ReactNode;
}

const none = <span className="p-muted">–</span>;
const day = (instant: string | null, place: Place) => (instant ? shortDayIn(instant, place) : none);

/** All columns beside the applicant and the status, in their order. A further column is one more entry. */
export const columns: readonly Column[] = [
  { key: 'programme', label: 'Programme', first: true, cell: ({ type }) => programmeOf(type).label },
  {
    key: 'submitted',
    label: 'Submitted',
    sort: 'submitted_date',
    first: true,
    cell: ({ submitted_date }, place) => day(submitted_date, place),
  },
  {
    key: 'updated',
    label: 'Updated',
    sort: 'updated_at',
    first: true,
    cell: ({ updated_at }, place) => day(updated_at, place),
  },
  {
    key: 'begun',
    label: 'Begun',
    sort: 'created_at',
    cell: ({ created_at }, place) => day(created_at, place),
  },
  {
    key: 'nationality',
    label: 'Nationality',
    first: true,
    cell: ({ nationality }) => nationality ?? none,
  },
  {
    key: 'letters',
    label: 'Letters',
    cell: ({ letters }) => (letters.asked === 0 ? none : `${letters.sent} of ${letters.asked}`),
  },
  { key: 'email', label: 'Email', cell: ({ user }) => user.email || none },
  { key: 'phone', label: 'Phone', cell: ({ user }) => user.phone || none },
  { key: 'subject', label: 'Subject', cell: ({ subject }) => subject },
  {
    key: 'progress',
    label: 'Progress',
    cell: (row) => (
      <span className="p-progress-cell">
        <ProgressBar value={progressOf(row)} label={`Progress of ${row.reference}`} />
        {progressOf(row)}&nbsp;%
      </span>
    ),
  },
];

export const firstColumns: readonly string[] = columns.filter(({ first }) => first).map(({ key }) => key);
