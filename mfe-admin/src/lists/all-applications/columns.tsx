import { translated, translatedNationality } from '@portal/application-ui/language';
import { programmeOf } from '@portal/contract-svc-applications-v1';
import { ProgressBar } from '@portal/ui';
import type { ReactNode } from 'react';
import type { OverviewRow } from '../../api/overview';
import { progressOf, subjectOf } from '../../frame/common/application-words';
import { shortDayIn } from '../../frame/common/dates';
import * as applicationsWords from '../../messages/applications';
import * as t from '../../messages/overview';
import * as signInWords from '../../messages/sign-in';

interface Place {
  timeZone: string;
}

/** A column that can be chosen. The applicant and the status are always shown. */
export interface Column {
  key: string;
  label: string;
  /** The server's sort key of this column. */
  sort?: string;
  /** Whether the column is shown before anybody chooses columns. */
  first?: boolean;
  cell: (row: OverviewRow, place: Place) => ReactNode;
}

const none = <span className="p-muted">–</span>;
const asTyped = (value: string | null) => (value ? <span translate="no">{value}</span> : none);
const day = (instant: string | null, place: Place) => (instant ? shortDayIn(instant, place) : none);

/** All columns besides applicant and status, in their order. Add an entry to add a column. */
export const columns: readonly Column[] = [
  {
    key: 'programme',
    get label() {
      return t.programme();
    },
    first: true,
    cell: ({ type }) => translated(programmeOf(type).label),
  },
  {
    key: 'submitted',
    get label() {
      return applicationsWords.submitted();
    },
    sort: 'submitted_date',
    first: true,
    cell: ({ submitted_date }, place) => day(submitted_date, place),
  },
  {
    key: 'updated',
    get label() {
      return applicationsWords.updated();
    },
    sort: 'updated_at',
    first: true,
    cell: ({ updated_at }, place) => day(updated_at, place),
  },
  {
    key: 'begun',
    get label() {
      return t.begun();
    },
    sort: 'created_at',
    cell: ({ created_at }, place) => day(created_at, place),
  },
  {
    key: 'nationality',
    get label() {
      return t.nationality();
    },
    first: true,
    cell: ({ nationality }) => (nationality ? translatedNationality(nationality) : none),
  },
  {
    key: 'letters',
    get label() {
      return t.lettersColumn();
    },
    cell: ({ letters }) =>
      letters.asked === 0 ? none : t.sentOfAsked({ sent: letters.sent, asked: letters.asked }),
  },
  {
    key: 'email',
    get label() {
      return signInWords.email();
    },
    cell: ({ user }) => asTyped(user.email),
  },
  {
    key: 'phone',
    get label() {
      return t.phone();
    },
    cell: ({ user }) => asTyped(user.phone),
  },
  {
    key: 'subject',
    get label() {
      return t.subject();
    },
    cell: subjectOf,
  },
  {
    key: 'progress',
    get label() {
      return applicationsWords.progress();
    },
    cell: (row) => (
      <span className="p-progress-cell">
        <ProgressBar
          value={progressOf(row)}
          label={applicationsWords.progressOf({ reference: row.reference })}
        />
        {applicationsWords.percent({ value: progressOf(row) })}
      </span>
    ),
  },
];

export const firstColumns: readonly string[] = columns.filter(({ first }) => first).map(({ key }) => key);

/** Returns the keys of the shown columns in the order of `columns`. */
export function columnsOf(params: URLSearchParams): readonly string[] {
  const chosen = params.get('columns');
  if (chosen === null) return firstColumns;
  const wanted = chosen.split(',');
  return columns.filter(({ key }) => wanted.includes(key)).map(({ key }) => key);
}
