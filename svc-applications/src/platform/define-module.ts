import type { RecordedEvent } from '@portal/service-kit/events';
import type { AnyCall, AppOptions } from '@portal/service-kit/http';
import type { Logger } from '@portal/service-kit/logging';
import type { Permission } from '@portal/service-kit/permissions';
import type { Knex } from 'knex';
import type { Deferred } from './deferred';
import type { Table } from './define-table';
import type { Service } from './service';
import type { Stores } from './stores';

/** Something that runs beside the calls until it is stopped; a stop waits for the work in progress. */
export interface Job {
  stop(): Promise<void> | void;
}

export interface StoreParts {
  /** Called with each security event that is stored. */
  notify(event: RecordedEvent): void;
  /** The tables of all modules. */
  tables: readonly Table[];
}

/** Starts a job when the service starts. */
export type Start = (service: Service, logger: Logger) => Job;

/** Middleware that answers requests for its own pages and passes on all others. */
export type Pages = (service: Service) => NonNullable<AppOptions['before']>[number];

/** What a module contributes to the service. The list of modules is read at the start; no other code names them. */
export interface Module {
  name: string;
  /** The module's tables, each with what it holds of persons. */
  tables?: readonly Table[];
  /** The permissions that this module declares. Its calls may also ask for permissions of other modules. */
  permissions?: readonly Permission[];
  /** The module's stores, on a connection or in a transaction. */
  stores?: (knex: Knex, parts: StoreParts) => Partial<Stores>;
  /** The calls that the module answers, in the order of the API's document. */
  calls?: (service: Service) => AnyCall[];
  /** Pages and other responses that are no API calls. They are tried before the calls, also in a closed portal. */
  pages?: readonly Pages[];
  /** Returns all modules' calls again, closed to the people whom this module keeps out. */
  guards?: (service: Service, calls: AnyCall[]) => AnyCall[];
  /** Facts of the module that anybody may know before signing in; they are added to the portal's status. */
  publicFacts?: (service: Service) => () => Promise<object>;
  /** The ids of calls that store the language of the applicant's page themselves. */
  keepLanguage?: (service: Service) => string[];
  /** Background jobs, begun when the service starts, each with in whose name it acts. */
  jobs?: readonly { start: Start; actsFor: Deferred }[];
}

export const defineModule = (module: Module): Module => module;
