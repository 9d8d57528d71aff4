import { enqueue } from '@portal/service-kit/outbox';
import type { Knex } from 'knex';
import type { LearnContact } from './learn';
import { learnContact } from './learn-work';

export interface ContactStore {
  /** Queues an update of a person's applications for later, in case the process ends before that; returns its id. */
  promise(work: LearnContact, dueAt: Date): Promise<number>;
  /** Removes the queued update: it is done, or there is nothing to update. */
  takeBack(id: number): Promise<void>;
}

export const contactStore = (knex: Knex, outbox: string): ContactStore => ({
  promise: (payload, dueAt) => enqueue(knex, outbox, { kind: learnContact.kind, payload, dueAt }),
  async takeBack(id) {
    await knex(outbox).where({ id, kind: learnContact.kind }).delete();
  },
});
