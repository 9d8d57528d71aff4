import type { Knex } from 'knex';
import { hashOfAddress } from './reminder';

/** A draft with the facts that decide whether its owner is reminded. */
export interface DraftLeftAlone {
  id: number;
  personId: number;
  addressHash: string;
  /** When the draft or its documents last changed. */
  touchedAt: Date;
  /** The days (of `reminderDays`) for which a reminder was sent or skipped. */
  results: number[];
  /** Whether this address got a reminder before, for any draft. */
  wasNotified: boolean;
  /** Whether somebody ended the reminders to this address. */
  isStopped: boolean;
}

interface DraftRow {
  id: number;
  person_id: number;
  email: string;
  updated_at: Date;
}

/** The drafts among these applications, with the facts that decide whether their owners are reminded. */
export async function draftsLeftAlone(knex: Knex, ids: number[]): Promise<DraftLeftAlone[]> {
  const rows: DraftRow[] = await knex('applications as a')
    .join('intern_details as d', 'd.application_id', 'a.id')
    .whereIn('a.id', ids)
    .whereIn('a.status', ['draft', 'in-progress'])
    .select('a.id', 'a.person_id', 'd.email', 'a.updated_at');
  if (rows.length === 0) return [];
  const drafts = rows.map(({ id }) => id);
  const hashes = new Map(rows.map(({ id, email }) => [id, hashOfAddress(email)]));
  const addresses = [...new Set(hashes.values())];
  const documents: { application_id: number; last_at: Date }[] = await knex('documents')
    .whereIn('application_id', drafts)
    .groupBy('application_id')
    .select('application_id')
    .max('created_at as last_at');
  const reminders: { application_id: number; days: number }[] = await knex('draft_reminders')
    .whereIn('application_id', drafts)
    .select('application_id', 'days');
  const wasNotified = new Set(
    await knex('draft_reminders')
      .whereIn('address_hash', addresses)
      .whereNotNull('secret')
      .pluck('address_hash'),
  );
  const stopped = new Set(
    await knex('reminder_stops').whereIn('address_hash', addresses).pluck('address_hash'),
  );
  const lastOf = new Map(documents.map((row) => [row.application_id, row.last_at.getTime()]));
  return rows.map(({ id, person_id: personId, updated_at }) => {
    const addressHash = hashes.get(id) ?? '';
    return {
      id,
      personId,
      addressHash,
      touchedAt: new Date(Math.max(updated_at.getTime(), lastOf.get(id) ?? 0)),
      results: reminders.filter((one) => one.application_id === id).map(({ days }) => days),
      wasNotified: wasNotified.has(addressHash),
      isStopped: stopped.has(addressHash),
    };
  });
}
