import {
  type ApplicationStatus,
  type ApplicationType,
  byProgramme,
  labelOf,
  programmeOf,
  programmePurposes,
  referenceOf,
} from '@portal/contract-svc-applications-v1';
import { presentPreparedBriefly, presentReopened } from '../decisions';
import { pageOf } from '../platform';
import { type Listed, type ListedLines, type ListedPage, type Neighbours, pageLength } from './list';
import { percentChange, type Stats, sum } from './stats';

/** The facts with which lines are shown: the time, and the progress of each application by its id. */
export interface Shown {
  now: Date;
  progress: ReadonlyMap<number, number>;
}

export function presentPage(
  { total, more, rows, documents, labels, readers }: ListedPage,
  page: number,
  shown: Shown,
) {
  const { pagination } = pageOf({ page, total, perPage: pageLength });
  // The last page of many matches is unknown: after each full page there may be another.
  const reached = rows.length === pageLength ? page + 1 : page;
  const last_page = more && rows.length > 0 ? Math.max(pagination.last_page, reached) : pagination.last_page;
  return {
    applications: presentLines({ rows, documents, labels, readers }, shown),
    pagination: { ...pagination, last_page, ...(more && { more_than_total: true }) },
  };
}

export const presentLines = ({ rows, documents, labels, readers }: ListedLines, shown: Shown) =>
  rows.map((row) => ({
    ...presentLine(row, documents, shown),
    labels: labels.get(row.id) ?? [],
    readers: readers.get(row.id) ?? [],
  }));

/** The neighbours of an application among ids in the order of a list. */
export const besideIn = (ids: readonly number[], id: number): Neighbours => {
  const at = ids.indexOf(id);
  return { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
};

export function presentLine(row: Listed, documents: ListedPage['documents'], { now, progress }: Shown) {
  const { applicantName: name, email, phone } = row;
  return {
    id: row.id,
    originalId: row.id,
    reference: referenceOf(row.type, row.id),
    type: row.type,
    status: row.status,
    subject: subjectOf(row),
    submitted_date: row.submittedAt?.toISOString() ?? null,
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    held_decision: row.held && {
      id: row.held.id,
      status: row.held.status,
      goes_out_at: row.held.goesOutAt.toISOString(),
      ...(row.held.state === 'kept' && { kept: true }),
    },
    ...(row.prepared && { prepared_decision: presentPreparedBriefly(row.prepared) }),
    reopened: presentReopened(row.reopening, row, now),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    progress: progress.get(row.id) ?? 0,
    current_step: row.currentStep,
    version: row.version,
    applicant_name: name,
    user: { name, email, phone },
    intern_detail: { full_name: name, email, phone_number: phone },
    origin: row.origin,
    original: row.original,
    visitor_info: row.organisation && { full_name: name, ...row.organisation },
    uploads: documents
      .filter(({ applicationId }) => applicationId === row.id)
      .map(({ uploadType, filePath, originalName, size }) => ({
        upload_type: uploadType,
        file_path: filePath,
        original_name: originalName,
        size,
      })),
  };
}

/** The purpose in words, once it is chosen. */
function subjectOf({ type, purpose }: Listed): string {
  return labelOf(programmePurposes[type], purpose) || `${programmeOf(type).label} application`;
}

export function presentStats({ counts, unread, withdrawn, applicants, begun, submitted }: Stats) {
  const of = (wanted: { type?: ApplicationType; status?: ApplicationStatus }) =>
    counts
      .filter(({ type, status }) => type === (wanted.type ?? type) && status === (wanted.status ?? status))
      .reduce((total, { count }) => total + count, 0);
  const total = Object.values(begun).reduce(sum);
  return {
    total: of({}),
    ...byProgramme(({ key }) => of({ type: key })),
    pending: of({ status: 'submitted' }) + of({ status: 'in-review' }),
    applicants,
    draft: of({ status: 'draft' }),
    in_progress: of({ status: 'in-progress' }),
    submitted: of({ status: 'submitted' }),
    in_review: of({ status: 'in-review' }),
    approved: of({ status: 'approved' }),
    rejected: of({ status: 'rejected' }),
    waiting: byProgramme(({ key }) => ({
      submitted: of({ type: key, status: 'submitted' }) - withdrawn[key],
      unread: unread[key],
    })),
    changes: {
      total: percentChange(total),
      ...byProgramme(({ key }) => percentChange(begun[key])),
      pending: percentChange(submitted),
    },
  };
}
