import { enqueue } from '@portal/service-kit/outbox';
import type { Knex } from 'knex';
import type { LearnContact } from './learn';
import { learnContact } from './learn-work';

export interface ContactStore {
  /** Queues learning the contact of a person later, for the case that nobody does so before; returns its id. */
  promise(work: LearnContact, dueAt: Date): Promise<number>;
  /** Takes the queued work back: it is done, or there is nothing to learn. */
  takeBack(id: number): Promise<void>;
}

export const contactStore = (knex: Knex, outbox: string): ContactStore => ({
  promise: (payload, dueAt) => enqueue(knex, outbox, { kind: learnContact.kind, payload, dueAt }),
  async takeBack(id) {
    await knex(outbox).where({ id, kind: learnContact.kind }).delete();
  },
});
