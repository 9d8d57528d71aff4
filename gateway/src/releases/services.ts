import type { ModuleService } from '@portal/contract-remote-v1';
import { shortAnswer } from '../services/short-answer';

export interface ServiceWatch {
  /** The names of all services of this portal. */
  names: readonly string[];
  /** Asks every service now. A service that does not answer in time keeps its last report. */
  ask(withinMs?: number): Promise<ModuleService[]>;
  /** The contract versions that the services last reported; a service that is down keeps its last report. */
  contracts(): Record<string, string>;
  /** Whether every service has reported since the start of the gateway. */
  isComplete(): boolean;
  stop(): void;
}

/** How long to wait for a service's answer, in ms; a slower service keeps its last report. */
const usualMs = 1_000;
/** Shorter, because a rollback waits for it, and the last report is only some seconds old. */
export const forActsMs = 500;

type Registered = () => Readonly<Record<string, { urls: readonly string[] }>>;

/**
 * Asks the services behind the gateway on /version, and remembers their answers. A service that was registered at run
 * time can only report its own contract, and only while it is registered.
 */
export function watchServices(
  services: Partial<Record<string, readonly string[]>>,
  everyMs = 15_000,
  registered: Registered = () => ({}),
): ServiceWatch {
  let versions: Record<string, string> = {};
  let further: Record<string, string> = {};
  const heard = new Set<string>();

  async function askRegistered(withinMs: number): Promise<ModuleService[]> {
    const found = await Promise.all(
      Object.entries(registered()).map(([name, { urls }]) => askAt(name, urls, withinMs)),
    );
    return found.map((service) => {
      const own = service.contracts[service.name];
      return { ...service, contracts: own === undefined ? {} : { [service.name]: own } };
    });
  }

  async function ask(withinMs = usualMs): Promise<ModuleService[]> {
    const [found, more] = await Promise.all([
      Promise.all(Object.entries(services).map(([name, urls]) => askAt(name, urls ?? [], withinMs))),
      askRegistered(withinMs),
    ]);
    versions = Object.assign({ ...versions }, ...found.map(({ contracts }) => contracts));
    further = Object.assign({ ...further }, ...more.map(({ contracts }) => contracts));
    for (const { name, reachable } of [...found, ...more]) if (reachable) heard.add(name);
    return [...found, ...more];
  }

  /** Merges the reported contracts. The portal's own services take precedence over registered ones. */
  function contracts(): Record<string, string> {
    const present = Object.entries(further).filter(([name]) => Object.hasOwn(registered(), name));
    return { ...Object.fromEntries(present), ...versions };
  }

  const isComplete = () =>
    [...Object.keys(services), ...Object.keys(registered())].every((name) => heard.has(name));

  const timer = setInterval(() => void ask(), everyMs).unref();
  return { names: Object.keys(services), ask, contracts, isComplete, stop: () => clearInterval(timer) };
}

interface ServiceVersion {
  version: string;
  contracts: Record<string, string>;
  needs: Record<string, string>;
}

/** Returns what a service reports. The oldest replica counts: until all are replaced, a request may reach it. */
export async function askAt(
  name: string,
  urls: readonly string[],
  withinMs = usualMs,
): Promise<ModuleService> {
  const answers = await Promise.all(urls.map((url) => versionAt(url, withinMs).catch(() => undefined)));
  const present = answers.filter((answer) => answer !== undefined);
  const oldest = [...present].sort((a, b) => compare(a.version, b.version))[0];
  const contracts: Record<string, string> = {};
  for (const [contract, version] of present.flatMap((answer) => Object.entries(answer.contracts))) {
    const known = contracts[contract];
    if (known === undefined || compare(version, known) < 0) contracts[contract] = version;
  }
  const needs: Record<string, string[]> = {};
  for (const [contract, range] of present.flatMap((answer) => Object.entries(answer.needs)))
    needs[contract] = [...new Set([...(needs[contract] ?? []), range])];
  return {
    name,
    version: oldest?.version ?? null,
    contracts,
    ...(Object.keys(needs).length > 0 && { needs }),
    reachable: oldest !== undefined,
  };
}

async function versionAt(url: string, withinMs: number): Promise<ServiceVersion> {
  const text = await shortAnswer(`${url}/version`, withinMs);
  const { version, contracts = {}, needs = {} } = JSON.parse(text) as Partial<ServiceVersion>;
  return { version: String(version), contracts: texts(contracts), needs: texts(needs) };
}

const texts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
