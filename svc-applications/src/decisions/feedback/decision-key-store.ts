import type { Knex } from 'knex';

/** The ids of what an earlier request with the same key has stored. */
export interface MadeBefore {
  feedbackId: number | null;
  delayedId: number | null;
  outboxId: number | null;
}

export interface DecisionKeyStore {
  /** What a decision with this key has stored since a time. */
  find(keyHash: string, since: Date): Promise<MadeBefore | undefined>;
  /** Stores what a decision made, in place of an older row with the same key. */
  keep(keyHash: string, made: MadeBefore & { applicationId: number }, now: Date): Promise<void>;
}

interface Row {
  feedback_id: number | null;
  held_id: number | null;
  outbox_id: number | string | null;
}

/** Milliseconds for which keys are kept; nothing asks for older ones. */
const keptMs = 3_600_000;

export function decisionKeyStore(knex: Knex): DecisionKeyStore {
  const keys = () => knex('decision_keys');
  return {
    async find(key_hash, since) {
      const row: Row | undefined = await keys().where({ key_hash }).where('decided_at', '>', since).first();
      return (
        row && {
          feedbackId: row.feedback_id,
          delayedId: row.held_id,
          outboxId: row.outbox_id === null ? null : Number(row.outbox_id),
        }
      );
    },
    async keep(key_hash, { applicationId: application_id, feedbackId, delayedId, outboxId }, decided_at) {
      const made = { feedback_id: feedbackId, held_id: delayedId, outbox_id: outboxId, decided_at };
      await keys()
        .insert({ key_hash, application_id, ...made })
        .onConflict('key_hash')
        .merge(made);
      await keys()
        .where({ application_id })
        .where('decided_at', '<', new Date(decided_at.getTime() - keptMs))
        .delete();
    },
  };
}
