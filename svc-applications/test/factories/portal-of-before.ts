import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { referenceOf } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';

export interface ProgressOfBefore {
  id: number;
  reviewData: object;
  form_data: Record<string, unknown>;
}

type TableRow = Record<string, unknown>;

interface ReviewOfBefore {
  id: number;
  type: 'intern' | 'visitor';
  status: string;
  origin: string;
  user_id: number;
  version: number;
  progress?: number;
}

/** Rows that a service of version 1.2.0 wrote, with that service's responses for them. */
interface PortalOfBefore {
  rows: Record<string, TableRow[]>;
  reviews: ReviewOfBefore[];
  progress: ProgressOfBefore[];
}

/**
 * A review without what that service did not return: incomplete rows of drafts, and the progress of a draft, which it
 * computed by another rule.
 */
export function asBefore<R extends object>({
  incomplete_rows: _,
  language: __,
  progress: ___,
  ...review
}: R & { incomplete_rows?: object; language?: string; progress?: number }) {
  return review;
}

const sample = join(__dirname, '..', 'samples', 'portal-of-before.json.gz');
const stored: PortalOfBefore = JSON.parse(gunzipSync(readFileSync(sample)).toString());

/** That service knew no withdrawals, reopenings and delayed decisions. */
const state = {
  withdrawn_at: null,
  withdrawal_reason: null,
  undo_withdrawal_until: null,
  reopened: null,
  reopened_times: 0,
  held_decision: null,
};

/** A review of that service, with the members that were added for every application since. */
const asPresentedSince = ({ progress: _, ...review }: ReviewOfBefore) => {
  const earlier = stored.reviews.filter(
    ({ id, user_id, status }) =>
      user_id === review.user_id && id < review.id && status === 'submitted' && review.origin !== 'wizard',
  );
  const original = earlier.map(({ id, type }) => ({ id, type })).at(-1) ?? null;
  return { ...review, ...state, reference: referenceOf(review.type, review.id), original };
};

export const before: PortalOfBefore = { ...stored, reviews: stored.reviews.map(asPresentedSince) };

const asStored = (row: TableRow): TableRow =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      column.endsWith('_at') && typeof value === 'string' ? new Date(value) : value,
    ]),
  );

export async function fillAsBefore(knex: Knex): Promise<void> {
  for (const [table, rows] of Object.entries(before.rows)) await knex(table).insert(rows.map(asStored));
}

/** Adds copies of the applications, with all columns that are needed for folding answers. */
export async function addCopies(knex: Knex, copies: number): Promise<void> {
  const { documents, ...tables } = before.rows;
  const distance = 10_000;
  for (let copy = 1; copy <= copies; copy += 1) {
    const moved = (id: unknown) => Number(id) + copy * distance;
    const copyOf = (table: string, row: TableRow): TableRow => ({
      ...asStored(row),
      id: moved(row.id),
      ...(table === 'applications' && row.open_slot !== null && { open_slot: `${copy}:${row.open_slot}` }),
      ...('application_id' in row && { application_id: moved(row.application_id) }),
    });
    for (const [table, rows] of Object.entries(tables))
      if (rows.every(({ id }) => id !== undefined))
        await knex(table).insert(rows.map((row) => copyOf(table, row)));
  }
}
