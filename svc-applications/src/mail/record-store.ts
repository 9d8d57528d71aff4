import type { OutboxRow } from '@portal/service-kit/outbox';
import type { Knex } from 'knex';
import type { MailRecord, MailState, NewMailRecord } from './mail-record';

export interface MailRecordStore {
  /** Inserts a record; an existing one stays. */
  insert(record: NewMailRecord, now: Date): Promise<void>;
  find(id: number): Promise<MailRecord | undefined>;
  /** The mails about an application, oldest first. */
  ofApplication(applicationId: number): Promise<MailRecord[]>;
  /** Records that a mail was sent; an earlier answer is removed. */
  sent(outboxId: number, to: string, now: Date): Promise<void>;
  /** Records a failed attempt; without an `answer` the mail server was not reached. */
  notSent(outboxId: number, to: string, answer: string | null): Promise<void>;
  /** Records that a mail was returned; gives its record, or undefined if it was returned before or is not known. */
  bounced(outboxId: number, answer: string, now: Date): Promise<MailRecord | undefined>;
  /** Records that somebody asked to send the mail now. */
  askedAgain(id: number, now: Date): Promise<void>;
  /** Removes the record of a mail that nobody needs any more by the time it is sent. */
  forget(outboxId: number): Promise<void>;
  /** Deletes the records of mails that were queued before this time. */
  removeBefore(before: Date): Promise<number>;
}

interface Row {
  id: number;
  application_id: number;
  outbox_id: number;
  kind: string;
  payload: string;
  to_address: string | null;
  answer: string | null;
  queued_at: Date;
  sent_again_at: Date | null;
  sent_at: Date | null;
  bounced_at: Date | null;
}

type Joined = Row & { work_state: OutboxRow['state'] | null; work_due_at: Date | null };

export function mailRecordStore(knex: Knex, outboxTable: string): MailRecordStore {
  const rows = () => knex<Row>('mails');
  const joined = () =>
    knex('mails as m')
      .leftJoin(`${outboxTable} as o`, 'o.id', 'm.outbox_id')
      .select<Joined[]>('m.*', 'o.state as work_state', 'o.due_at as work_due_at');
  return {
    async insert({ applicationId, outboxId, kind, payload }, now) {
      const row = { application_id: applicationId, outbox_id: outboxId, kind, queued_at: now };
      const whole = { ...row, payload: JSON.stringify(payload) };
      await rows().insert(whole).onConflict('outbox_id').ignore();
    },
    async find(id) {
      const row = await joined().where('m.id', id).first();
      return row && toRecord(row);
    },
    async ofApplication(applicationId) {
      return (await joined().where('m.application_id', applicationId).orderBy('m.id')).map(toRecord);
    },
    async sent(outboxId, to, now) {
      const sent = { to_address: to, sent_at: now, answer: null };
      await rows().where({ outbox_id: outboxId }).whereNull('bounced_at').update(sent);
    },
    async notSent(outboxId, to, answer) {
      await rows().where({ outbox_id: outboxId }).whereNull('sent_at').update({ to_address: to, answer });
    },
    async bounced(outboxId, answer, now) {
      const first = rows().where({ outbox_id: outboxId }).whereNull('bounced_at');
      if ((await first.update({ bounced_at: now, answer })) === 0) return undefined;
      const row = await joined().where('m.outbox_id', outboxId).first();
      return row && toRecord(row);
    },
    async askedAgain(id, now) {
      await rows().where({ id }).update({ sent_again_at: now });
    },
    async forget(outboxId) {
      await rows().where({ outbox_id: outboxId, to_address: null }).delete();
    },
    removeBefore: (before) => rows().where('queued_at', '<', before).delete(),
  };
}

/**
 * The state of a mail. A replica of a previous release sends without recording, so the outbox row counts, too; sent
 * rows stay there for a week.
 */
function stateOf({ bounced_at, sent_at, work_state, answer }: Joined): MailState {
  if (bounced_at) return 'bounced';
  if (sent_at || work_state === 'sent' || work_state === null) return 'sent';
  if (work_state === 'dead') return 'given_up';
  return answer === null ? 'queued' : 'refused';
}

function toRecord(row: Joined): MailRecord {
  const state = stateOf(row);
  const since = { bounced: row.bounced_at, sent: row.sent_at, given_up: row.work_due_at };
  return {
    id: row.id,
    applicationId: row.application_id,
    outboxId: Number(row.outbox_id),
    kind: row.kind,
    payload: JSON.parse(row.payload),
    state,
    to: row.to_address,
    answer: state === 'sent' ? null : row.answer,
    queuedAt: row.queued_at,
    askedAgainAt: row.sent_again_at,
    changedAt: (state in since && since[state as keyof typeof since]) || row.queued_at,
  };
}
