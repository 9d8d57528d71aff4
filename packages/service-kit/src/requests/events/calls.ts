import { Readable } from 'node:stream';
import Joi from 'joi';
import type { Permission } from '../../access/permissions';
import { type AnyCall, defineCall } from '../http';
import { csvOf } from './csv';
import type { SecurityEvent } from './event';
import type { EventFilter, EventStore } from './store';

interface FilterQuery {
  kind?: string;
  actor?: number;
  subject?: string;
  subject_id?: number;
  from?: Date;
  to?: Date;
}

const id = Joi.number().integer().positive().max(2_147_483_647);
const filterFields = {
  kind: Joi.string()
    .pattern(/^[a-z_]+$/)
    .max(40),
  actor: id,
  subject: Joi.string()
    .pattern(/^[a-z]+$/)
    .max(20),
  subject_id: id,
  from: Joi.date().iso(),
  to: Joi.date().iso(),
};

const count = Joi.number().integer().required();
const eventAnswer = Joi.object({
  id: count,
  kind: Joi.string().required(),
  at: Joi.date().iso().required(),
  actor: Joi.object({ id: count, role: Joi.string().required() }).allow(null).required(),
  subject: Joi.object({ kind: Joi.string().required(), id: count }).allow(null).required(),
  network: Joi.string().allow(null).required().description('The keyed hash of the network'),
  details: Joi.object().unknown().required(),
});

const pageAnswer = Joi.object({
  entries: Joi.array().items(eventAnswer).required(),
  pagination: Joi.object({ current_page: count, last_page: count, per_page: count, total: count }).required(),
});

const perPage = 50;
const mostExported = 100_000;

export interface EventCallOptions {
  /** The operation ids of the list and of the export. */
  ids: readonly [string, string];
  /** The path of the list; the export's path is the same with `.csv`. */
  path: string;
  tags: readonly string[];
  /** The permission that a reader of the events needs. */
  may: Permission;
  scopes: readonly string[];
  /** The events that are hidden from a reader; none when absent. */
  without?: (reader: { personId: number }) => Promise<EventFilter['without']>;
  /**
   * The event store and the clock. They are read only when a call is made, since the OpenAPI document is written
   * without a running service.
   */
  service: { stores: { events: EventStore }; clock(): Date };
}

/**
 * The two calls by which a service's events are read: a page of the events that match a filter, and all of them as CSV.
 */
export function eventCalls(options: EventCallOptions): AnyCall[] {
  const { ids, path, tags, may, scopes, service, without } = options;
  const readers = { tags, auth: 'token', may, scopes } as const;
  return [
    defineCall({
      id: ids[0],
      method: 'get',
      path,
      summary: 'Returns the security events that fit, newest first',
      ...readers,
      input: {
        query: Joi.object<FilterQuery & { page: number }>({
          ...filterFields,
          page: Joi.number().integer().positive().max(1_000_000).default(1),
        }),
      },
      answers: { 200: pageAnswer },
      async handle(ctx) {
        const { events } = service.stores;
        const filter = { ...filterOf(ctx.input.query), without: await without?.(ctx.actor) };
        const { page } = ctx.input.query;
        const total = await events.count(filter);
        const found = await events.page(filter, { offset: (page - 1) * perPage, limit: perPage });
        const last_page = Math.max(1, Math.ceil(total / perPage));
        ctx.body = {
          entries: found.map(presentEvent),
          pagination: { current_page: page, last_page, per_page: perPage, total },
        };
      },
    }),
    defineCall({
      id: ids[1],
      method: 'get',
      path: `${path}.csv`,
      summary: 'Returns the newest 100,000 security events that fit as CSV, and records that it did',
      ...readers,
      needsProof: true,
      input: { query: Joi.object<FilterQuery>(filterFields) },
      answers: { 200: { mediaTypes: ['text/csv'] } },
      async handle(ctx) {
        const { events } = service.stores;
        const now = service.clock();
        await events.add({ kind: 'events_exported', actor: ctx.actor }, now);
        const filter = { ...filterOf(ctx.input.query), without: await without?.(ctx.actor) };
        const rows = events.all(filter, mostExported);
        ctx.body = Readable.from(csvOf(rows), { objectMode: false });
        ctx.type = 'text/csv; charset=utf-8';
        ctx.attachment(`security-events-${now.toISOString().slice(0, 10)}.csv`);
      },
    }),
  ];
}

const filterOf = ({ kind, actor, subject, subject_id, from, to }: FilterQuery): EventFilter => ({
  kind,
  actorId: actor,
  subject: subject !== undefined && subject_id !== undefined ? { kind: subject, id: subject_id } : undefined,
  from,
  to,
});

const presentEvent = (event: SecurityEvent) => ({ ...event, at: event.at.toISOString() });
