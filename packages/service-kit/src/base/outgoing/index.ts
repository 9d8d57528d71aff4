/// <reference path="./parts.d.ts" />
/**
 * The parts of undici that our processes use. The whole library takes 5 MB of memory in each process and a tenth of a
 * second of each start, for a cache, proxies, mocks, web sockets and a second `fetch`; Node's own `fetch` takes as much
 * again.
 */
import type * as Undici from 'undici';
import api from 'undici/lib/api/index.js';
import AgentClass from 'undici/lib/dispatcher/agent.js';
import DispatcherClass from 'undici/lib/dispatcher/dispatcher.js';
import PoolClass from 'undici/lib/dispatcher/pool.js';

// undici's own entry file does the same.
Object.assign(DispatcherClass.prototype, api);

export type Agent = Undici.Agent;
export type Pool = Undici.Pool;
export type { Dispatcher } from 'undici';
export const Agent: typeof Undici.Agent = AgentClass;
export const Pool: typeof Undici.Pool = PoolClass;

type RequestOptions = Partial<Omit<Undici.Dispatcher.RequestOptions, 'origin' | 'path'>> & {
  dispatcher?: Undici.Dispatcher;
};

let shared: Agent | undefined;

/** Sends one request, GET without a method; an answer of any status resolves, and its body has to be read. */
export function request(
  url: string | URL,
  { dispatcher, method = 'GET', ...options }: RequestOptions = {},
): Promise<Undici.Dispatcher.ResponseData> {
  const { origin, pathname, search } = new URL(url);
  if (!dispatcher) shared ??= new Agent();
  return (dispatcher ?? (shared as Agent)).request({ ...options, method, origin, path: pathname + search });
}
