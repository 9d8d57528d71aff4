import type { Authenticator } from '@portal/service-kit/auth';
import type { EventStore } from '@portal/service-kit/events';
import { eventStore } from '@portal/service-kit/events';
import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import type { Module, StoreParts } from '../platform/define-module';
import type { Service } from '../platform/service';
import { eventsName } from '../platform/stores';
import type { Attempts } from './attempts/attempts';
import { type AttemptStore, attemptStore } from './attempts/store';
import { accountEventCalls } from './events/routes';
import { withStaffEvents } from './events/staff-events';
import { languageCalls } from './language/routes';
import { peopleCalls } from './people/routes';
import { type PeopleStore, peopleStore } from './people/store';
import type { RevocationFeed } from './revocations/feed';
import { revocationCalls } from './revocations/routes';
import { type RevocationStore, revocationStore } from './revocations/store';
import { type RoleStore, roleStore } from './roles/store';
import { sessionListCalls } from './sessions/list-routes';
import { sessionCalls } from './sessions/routes';
import { type SessionStore, sessionStore } from './sessions/store';
import type { Tokens } from './sessions/tokens';
import { type AuditStore, auditStore } from './staff/audit-store';

interface AccountsStores {
  people: PeopleStore;
  sessions: SessionStore;
  revocations: RevocationStore;
  attempts: AttemptStore;
  audit: AuditStore;
  roles: RoleStore;
  events: EventStore;
}

interface AccountsService {
  attempts: Attempts;
  tokens: Tokens;
  feed: RevocationFeed;
}

declare module '../platform/stores' {
  interface Stores extends AccountsStores {}
}

declare module '../platform/service' {
  interface Service extends AccountsService {}
}

function stores(knex: Knex, { notify }: StoreParts): AccountsStores {
  const events = eventStore(knex, eventsName, notify);
  return {
    people: peopleStore(knex),
    sessions: sessionStore(knex),
    revocations: revocationStore(knex),
    attempts: attemptStore(knex),
    audit: withStaffEvents(auditStore(knex), events),
    roles: roleStore(knex),
    events,
  };
}

const calls = (service: Service, authenticator: Authenticator): AnyCall[] => [
  ...sessionCalls(service, authenticator),
  ...sessionListCalls(service),
  ...peopleCalls(service),
  ...languageCalls(service),
  ...accountEventCalls(service),
  ...revocationCalls(service),
];

export const accountsModule: Module = { name: 'accounts', stores, calls };
