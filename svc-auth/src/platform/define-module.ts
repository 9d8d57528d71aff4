import type { Authenticator } from '@portal/service-kit/auth';
import type { RecordedEvent } from '@portal/service-kit/events';
import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import type { Service } from './service';
import type { Stores } from './stores';

export interface StoreParts {
  /** Called with each security event that is stored. */
  notify(event: RecordedEvent): void;
}

/** The parts that a module adds to the service. */
export interface Module {
  name: string;
  /** Its stores, on one connection or in one transaction. */
  stores?: (knex: Knex, parts: StoreParts) => Partial<Stores>;
  /** Its calls, in the order of the OpenAPI document. */
  calls?: (service: Service, authenticator: Authenticator) => AnyCall[];
}
