import { type BudgetStore, budgetStore } from '@portal/service-kit/budgets';
import { inTransaction } from '@portal/service-kit/database';
import {
  type EventStore,
  eventStore,
  type RecordedEvent,
  recordAfterwards,
} from '@portal/service-kit/events';
import { enqueue, type OutboxStore, outboxStore } from '@portal/service-kit/outbox';
import type { Knex } from 'knex';
import { type AccessTokenStore, accessTokenStore } from './access-tokens/store';
import { type AttemptStore, attemptStore } from './attempts/store';
import { type EmailChangeStore, emailChangeStore } from './contact/store';
import { type ErasingStore, erasingStore } from './erasing/store';
import { withStaffEvents } from './events/staff-events';
import { type FactorStore, factorStore } from './factors/store';
import { type PasswordResetStore, passwordResetStore } from './forgotten-password/store';
import { type IdleStore, idleStore } from './idle/store';
import { type PasskeyStore, passkeyStore } from './passkeys/store';
import { type PeopleStore, peopleStore } from './people/store';
import { type RevocationStore, revocationStore } from './revocations/store';
import { type RoleStore, roleStore } from './roles/store';
import { type SessionStore, sessionStore } from './sessions/store';
import { type SettingStore, settingStore } from './settings/store';
import { type AuditStore, auditStore } from './staff/audit-store';
import { type InvitationStore, invitationStore } from './staff/invitation-store';
import { type TemplateStore, templateStore } from './templates/store';
import { type ResumeCodeStore, resumeCodeStore } from './wizard/store';

export const outboxName = 'auth_outbox';
export const eventsName = 'auth_events';

export interface Stores {
  people: PeopleStore;
  roles: RoleStore;
  sessions: SessionStore;
  revocations: RevocationStore;
  resets: PasswordResetStore;
  attempts: AttemptStore;
  budgets: BudgetStore;
  accessTokens: AccessTokenStore;
  invitations: InvitationStore;
  audit: AuditStore;
  events: EventStore;
  erasing: ErasingStore;
  codes: ResumeCodeStore;
  emailChanges: EmailChangeStore;
  factors: FactorStore;
  idle: IdleStore;
  passkeys: PasskeyStore;
  settings: SettingStore;
  templates: TemplateStore;
  outbox: OutboxStore;
  /** Queues a piece of work for the outbox worker; returns its id. */
  enqueue(kind: string, payload: object): Promise<number>;
  /** Runs `work` in one transaction: all its writes are stored, or none. */
  transaction<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** @throws when the database does not answer */
  ping(): Promise<void>;
}

/** `tell` is called with each security event that is stored. */
export function openStores(knex: Knex, tell: (event: RecordedEvent) => void = () => undefined): Stores {
  const events = eventStore(knex, eventsName, tell);
  return {
    people: peopleStore(knex),
    roles: roleStore(knex),
    sessions: sessionStore(knex),
    revocations: revocationStore(knex),
    resets: passwordResetStore(knex),
    attempts: attemptStore(knex),
    budgets: budgetStore(knex, 'attempts'),
    accessTokens: accessTokenStore(knex),
    invitations: invitationStore(knex),
    audit: withStaffEvents(auditStore(knex), events),
    events,
    erasing: erasingStore(knex),
    codes: resumeCodeStore(knex),
    emailChanges: emailChangeStore(knex),
    factors: factorStore(knex),
    idle: idleStore(knex),
    passkeys: passkeyStore(knex),
    settings: settingStore(knex),
    templates: templateStore(knex),
    outbox: outboxStore(knex, outboxName),
    enqueue: (kind, payload) => enqueue(knex, outboxName, { kind, payload }),
    transaction: (work) =>
      recordAfterwards(tell, (heard) => inTransaction(knex, (trx) => work(openStores(trx, heard.begin())))),
    async ping() {
      await knex.raw('select 1');
    },
  };
}
