import type { RecordedEvent } from '@portal/service-kit/events';
import type { AnyCall, AppOptions } from '@portal/service-kit/http';
import type { Logger } from '@portal/service-kit/logging';
import type { Permission } from '@portal/service-kit/permissions';
import type { Knex } from 'knex';
import type { Deferred } from './deferred';
import type { Table } from './define-table';
import type { Service } from './service';
import type { Stores } from './stores';

/** What runs beside the calls until it is stopped; a stop waits for what is being done. */
export interface Job {
  stop(): Promise<void> | void;
}

export interface StoreParts {
  /** Hears of each security event that is stored. */
  notify(event: RecordedEvent): void;
  /** The tables of all modules. */
  tables: readonly Table[];
}

/** Begins a job at the start of the service. */
export type Start = (service: Service, logger: Logger) => Job;

/** Answers requests that are for it, and hands on all others. */
export type Pages = (service: Service) => NonNullable<AppOptions['before']>[number];

/** What a module brings to the service. The list of modules is read at the start; nothing else names a module. */
export interface Module {
  name: string;
  /** Its tables, each with what it holds of persons. */
  tables?: readonly Table[];
  /** What members of staff may do in it: calls of this module ask for these, and for those of others. */
  permissions?: readonly Permission[];
  /** Its stores, on a connection or in a transaction. */
  stores?: (knex: Knex, parts: StoreParts) => Partial<Stores>;
  /** The calls that it answers, in the order of the document. */
  calls?: (service: Service) => AnyCall[];
  /** Pages and other answers that are no calls. They are asked before the calls, also while the portal is closed. */
  pages?: readonly Pages[];
  /** The same calls of all modules, closed to those whom this module keeps out. */
  guards?: (service: Service, calls: AnyCall[]) => AnyCall[];
  /** What everybody may know of it before signing in: members beside those of the portal's status. */
  publicFacts?: (service: Service) => () => Promise<object>;
  /** Calls that keep the language of their page themselves, by their ids. */
  keepLanguage?: (service: Service) => string[];
  /** What it does beside the calls, begun at the start of the service, each with in whose name. */
  jobs?: readonly { start: Start; actsFor: Deferred }[];
}

export const defineModule = (module: Module): Module => module;
