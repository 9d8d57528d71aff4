import type { ModuleService } from '@portal/contract-remote-v1';
import { request } from 'undici';

export interface ServiceWatch {
  /** Asks every service now. */
  ask(): Promise<ModuleService[]>;
  /** The contract versions that the services last reported; a service that is down keeps its last report. */
  contracts(): Record<string, string>;
  stop(): void;
}

/** Short, because a rollback waits for it; a service that hangs keeps its last report. */
const withinMs = 1_000;

/** Asks the services behind the gateway on /version, and remembers their answers. */
export function watchServices(
  services: Partial<Record<string, readonly string[]>>,
  everyMs = 15_000,
): ServiceWatch {
  let versions: Record<string, string> = {};

  async function ask(): Promise<ModuleService[]> {
    const found = await Promise.all(Object.entries(services).map(([name, urls]) => askOne(name, urls ?? [])));
    versions = Object.assign({ ...versions }, ...found.map(({ contracts }) => contracts));
    return found;
  }

  const timer = setInterval(() => void ask(), everyMs).unref();
  return { ask, contracts: () => versions, stop: () => clearInterval(timer) };
}

interface ServiceVersion {
  version: string;
  contracts: Record<string, string>;
}

/** Of several replicas the oldest counts: until all are replaced, a request may reach it. */
async function askOne(name: string, urls: readonly string[]): Promise<ModuleService> {
  const answers = await Promise.all(urls.map((url) => versionAt(url).catch(() => undefined)));
  const present = answers.filter((answer) => answer !== undefined);
  const oldest = [...present].sort((a, b) => compare(a.version, b.version))[0];
  const contracts: Record<string, string> = {};
  for (const [contract, version] of present.flatMap((answer) => Object.entries(answer.contracts))) {
    const known = contracts[contract];
    if (known === undefined || compare(version, known) < 0) contracts[contract] = version;
  }
  return { name, version: oldest?.version ?? null, contracts, reachable: oldest !== undefined };
}

async function versionAt(url: string): Promise<ServiceVersion> {
  const { statusCode, body } = await request(`${url}/version`, { signal: AbortSignal.timeout(withinMs) });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  const { version, contracts = {} } = JSON.parse(text) as Partial<ServiceVersion>;
  const readable = Object.entries(contracts).filter((entry) => typeof entry[1] === 'string');
  return { version: String(version), contracts: Object.fromEntries(readable) };
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
