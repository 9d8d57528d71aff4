import type { Authenticator } from '@portal/service-kit/auth';
import type { RecordedEvent } from '@portal/service-kit/events';
import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import type { Service } from './service';
import type { Stores } from './stores';

export interface StoreParts {
  /** Hears of each security event that is stored. */
  notify(event: RecordedEvent): void;
}

/** What a room brings to the service. */
export interface Module {
  name: string;
  /** Its stores, on a connection or in a transaction. */
  stores?: (knex: Knex, parts: StoreParts) => Partial<Stores>;
  /** The calls that it answers, in the order of the document. */
  calls?: (service: Service, authenticator: Authenticator) => AnyCall[];
}
