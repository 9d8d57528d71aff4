import type { BulkAnswer, PreviewedRow } from '../api/bulk';
import type { OfferedFilter, OverviewPage, OverviewRow } from '../api/overview';
import type { SavedView } from '../api/saved-views';
import { sampleRow } from './samples';

/** A row of the list of all programmes. */
export const overviewRow = (id: number, more: Partial<OverviewRow> = {}): OverviewRow => ({
  nationality: 'Rwanda',
  letters: { asked: 0, sent: 0 },
  ...sampleRow(id, more as never),
  ...more,
});

export const sampleOverview = (rows: OverviewRow[], more: Partial<OverviewPage> = {}): OverviewPage => ({
  applications: rows,
  total: rows.length,
  previous: null,
  next: null,
  ...more,
});

export const sampleFilters: OfferedFilter[] = [
  {
    key: 'type',
    label: 'Programme',
    kind: 'choice',
    many: true,
    choices: [
      { value: 'intern', label: 'Internship' },
      { value: 'visitor', label: 'Visit' },
    ],
  },
  {
    key: 'status',
    label: 'Status',
    kind: 'choice',
    many: true,
    choices: [
      { value: 'submitted', label: 'Submitted' },
      { value: 'approved', label: 'Approved' },
    ],
  },
  { key: 'submitted_from', label: 'Submitted from', kind: 'day', many: false, choices: [] },
];

export const sampleView = (more: Partial<SavedView> = {}): SavedView => ({
  id: 7,
  name: 'To read',
  query: 'status=submitted',
  shared: false,
  own: true,
  owner_name: 'Aline Uwera',
  ...more,
});

/** A row of the preview of an act. */
export const previewed = (id: number, more: Partial<PreviewedRow> = {}): PreviewedRow => ({
  id,
  version: 3,
  reference: `INT-0${id}`,
  type: 'intern',
  applicant_name: `Applicant ${id}`,
  status: 'submitted',
  listed: true,
  refusal: null,
  readers: [],
  ...more,
});

/** The result of an act on these applications; each decision waits. */
export const acted = (ids: number[], more: Partial<BulkAnswer> = {}): BulkAnswer => ({
  act: { id: 5 },
  results: ids.map((id) => ({ id, state: 'done', reason: null, held_id: id + 100, undoable: true })),
  waiting: 0,
  ...more,
});
