import { Conflict, Invalid, NotFound } from '@portal/service-kit/errors';
import { eventLines } from '@portal/service-kit/events';
import { type Logger, silentLogger } from '@portal/service-kit/logging';
import type { ReleaseIndex, ReleaseStore } from '../registry';
import { onDisk } from '../releases/on-disk';
import { unhealthy } from './health';
import {
  collision,
  type Owner,
  type RegisteredService,
  type RegisteredServices,
  registeredOwner,
} from './registration';

export interface Registration {
  urls: string[];
  routes: string[];
}

export interface ServiceRegistryOptions {
  store: ReleaseStore;
  logger?: Logger | undefined;
  now?: (() => number) | undefined;
}

/** A check that throws to refuse; it gets the index that is about to be changed. */
export type Guard = (index: ReleaseIndex) => void;
const nothing: Guard = () => undefined;
/** Who registers or removes a service. */
type Sender = RegisteredService['by'];

/** How often the index is read, in ms: another gateway on the same folder may have changed it. */
const everyMs = 1_000;

/** The services that were registered at run time, stored in the index of releases. */
export function createServiceRegistry({ store, logger, now = Date.now }: ServiceRegistryOptions) {
  const report = eventLines(logger ?? silentLogger);
  let mark = '';
  let services: RegisteredServices = {};

  async function refresh(): Promise<void> {
    const newest = await store.indexMark();
    if (newest === mark) return;
    services = (await store.readIndex()).services ?? {};
    mark = newest;
  }
  /** While the index cannot be read, the last known services stay. */
  const timer = setInterval(() => void refresh().catch(() => undefined), everyMs).unref();

  async function change(
    guard: Guard,
    work: (before: RegisteredServices) => RegisteredServices,
  ): Promise<void> {
    const changed = () =>
      store.changeIndex(async (index) => {
        guard(index);
        return { ...index, services: work(index.services ?? {}) };
      });
    await onDisk(changed, logger);
    await refresh();
  }

  function log(what: string, service: string, by: Sender, details: Record<string, string>) {
    const at = new Date(now());
    const [actor, subject, network] = [null, null, null];
    const sender = by && { by: by.kind, ...(by.team && { team: by.team }), ...(by.key && { key: by.key }) };
    report({
      kind: `service_${what}`,
      at,
      actor,
      subject,
      network,
      details: { service, ...sender, ...details },
    });
  }

  /** @throws Invalid when a replica is not ready or belongs to another service */
  async function refuseUnhealthy(name: string, urls: readonly string[]): Promise<void> {
    const problems = await Promise.all(urls.map((url) => unhealthy(name, url)));
    const found = problems.filter((problem) => problem !== undefined);
    if (found.length > 0) throw new Invalid({ urls: found }, found.join(' '));
  }

  return {
    refresh,
    refuseUnhealthy,
    all: (): RegisteredServices => services,
    ownerOf: (path: string): Owner | undefined => registeredOwner(services, path),

    /** @throws Conflict when another part answers a route */
    refuseCollision: (name: string, routes: readonly string[]) => refuseCollision(name, routes, services),

    /** @throws Conflict when another part answers a route, Invalid when a replica is not ready or is another service */
    async register(
      name: string,
      { urls, routes }: Registration,
      guard = nothing,
      by?: Sender,
    ): Promise<{ created: boolean }> {
      refuseCollision(name, routes, services);
      await refuseUnhealthy(name, urls);
      let created = false;
      await change(guard, (before) => {
        refuseCollision(name, routes, before);
        created = !before[name];
        const since = new Date(now()).toISOString();
        return { ...before, [name]: { urls, routes, since, ...(by && { by }) } };
      });
      log('registered', name, by, { urls: urls.join(' '), routes: routes.join(' ') });
      return { created };
    },

    async remove(name: string, guard = nothing, by?: Sender): Promise<void> {
      await change(guard, ({ [name]: removed, ...others }) => {
        if (!removed) throw new NotFound(`${name} is not registered.`);
        return others;
      });
      log('removed', name, by, {});
    },

    stop: () => clearInterval(timer),
  };
}

export type ServiceRegistry = ReturnType<typeof createServiceRegistry>;

function refuseCollision(name: string, routes: readonly string[], others: RegisteredServices): void {
  const refusal = collision(name, routes, others);
  if (refusal) throw new Conflict(refusal);
}
