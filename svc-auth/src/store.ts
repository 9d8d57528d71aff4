import { inTransaction } from '@portal/service-kit/database';
import { enqueue, type OutboxStore, outboxStore } from '@portal/service-kit/outbox';
import type { Knex } from 'knex';
import { type AttemptStore, attemptStore } from './attempts/store';
import { type PasswordResetStore, passwordResetStore } from './forgotten-password/store';
import { type PeopleStore, peopleStore } from './people/store';
import { type RevocationStore, revocationStore } from './revocations/store';
import { type SessionStore, sessionStore } from './sessions/store';
import { type AuditStore, auditStore } from './staff/audit-store';
import { type InvitationStore, invitationStore } from './staff/invitation-store';
import { type ResumeCodeStore, resumeCodeStore } from './wizard/store';

export const outboxName = 'auth_outbox';

export interface Stores {
  people: PeopleStore;
  sessions: SessionStore;
  revocations: RevocationStore;
  resets: PasswordResetStore;
  attempts: AttemptStore;
  invitations: InvitationStore;
  audit: AuditStore;
  codes: ResumeCodeStore;
  outbox: OutboxStore;
  /** Leaves a piece of work for the outbox worker; returns its id. */
  enqueue(kind: string, payload: object): Promise<number>;
  /** Runs `work` on stores whose writes become real together or not at all. */
  together<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
}

export function openStores(knex: Knex): Stores {
  return {
    people: peopleStore(knex),
    sessions: sessionStore(knex),
    revocations: revocationStore(knex),
    resets: passwordResetStore(knex),
    attempts: attemptStore(knex),
    invitations: invitationStore(knex),
    audit: auditStore(knex),
    codes: resumeCodeStore(knex),
    outbox: outboxStore(knex, outboxName),
    enqueue: (kind, payload) => enqueue(knex, outboxName, { kind, payload }),
    together: (work) => inTransaction(knex, (trx) => work(openStores(trx))),
    async ping() {
      await knex.raw('select 1');
    },
  };
}
