import { Circuit } from '@portal/service-kit/circuit';
import { Pool, request } from '@portal/service-kit/outgoing';
import { type LaneName, laneNames } from '../routing/lanes';

export interface UpstreamOptions {
  name: string;
  /** The addresses of the replicas, at least one. */
  urls: readonly string[];
  /** Registered while the portal runs: its answers are held to more. */
  isRegistered?: boolean;
  upstreamMs: number;
  probeMs?: number | undefined;
  /** Connections to each replica, by the lane. */
  connections: Record<LaneName, number>;
  onChange?: (url: string, lane: LaneName, state: 'open' | 'closed') => void;
}

/** Connections and circuit for one kind of requests to a replica: a slow or failing lane does not delay the others. */
export interface Lane {
  pool: Pool;
  circuit: Circuit;
}

interface Target {
  url: string;
  lanes: Record<LaneName, Lane>;
}

/** One service: its replicas, each with connections and a circuit for each lane. */
export class Upstream {
  readonly name: string;
  readonly isRegistered: boolean;
  private readonly targets: readonly Target[];
  private turn = 0;

  constructor(options: UpstreamOptions) {
    const { name, urls, isRegistered = false, upstreamMs, probeMs = 1_000, connections, onChange } = options;
    this.name = name;
    this.isRegistered = isRegistered;
    const poolOf = (url: string, most: number) =>
      new Pool(url, {
        connections: most,
        pipelining: 1,
        headersTimeout: upstreamMs,
        bodyTimeout: upstreamMs * 2,
        connect: { timeout: 2_000 },
        // Shorter than the keep-alive of services, so that no service closes a connection during a request.
        keepAliveTimeout: 20_000,
        keepAliveMaxTimeout: 20_000,
      });
    const laneTo = (url: string, lane: LaneName): Lane => ({
      pool: poolOf(url, connections[lane]),
      circuit: new Circuit({
        probe: () => expectOk(`${url}/healthz`, probeMs),
        onChange: (state) => onChange?.(url, lane, state),
      }),
    });
    this.targets = urls.map((url) => ({
      url,
      lanes: Object.fromEntries(laneNames.map((lane) => [lane, laneTo(url, lane)])) as Target['lanes'],
    }));
  }

  /** Returns the lane to the next replica in turn that is not known to be down; undefined when all are down. */
  pick(lane: LaneName): Lane | undefined {
    for (let tried = 0; tried < this.targets.length; tried += 1) {
      const found = this.targets[this.turn++ % this.targets.length]?.lanes[lane];
      if (found && !found.circuit.isOpen) return found;
    }
    return undefined;
  }

  /** Resolves when at least one replica reports that it is ready. */
  async ready(): Promise<void> {
    await Promise.any(this.targets.map(({ url }) => expectOk(`${url}/readyz`, 2_000)));
  }

  /** Reads JSON at a public address of the service. @throws when the chosen replica does not answer 200 in time */
  async read(path: string, withinMs: number): Promise<unknown> {
    const lane = this.pick('calls');
    if (!lane) throw new Error(`${this.name} is down`);
    const signal = AbortSignal.timeout(withinMs);
    const { statusCode, body } = await lane.pool.request({ path, method: 'GET', signal });
    if (statusCode === 200) return body.json();
    await body.dump();
    throw new Error(`${path} answered ${statusCode}`);
  }

  /** Accepts no further calls; running calls finish. */
  retire(): void {
    const lanes = this.targets.flatMap((target) => Object.values(target.lanes));
    for (const { circuit, pool } of lanes) {
      circuit.stop();
      void pool.close();
    }
  }

  async close(): Promise<void> {
    const lanes = this.targets.flatMap((target) => Object.values(target.lanes));
    for (const { circuit } of lanes) circuit.stop();
    await Promise.all(lanes.map(({ pool }) => pool.destroy()));
  }
}

async function expectOk(url: string, withinMs: number): Promise<void> {
  const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(withinMs) });
  await body.dump();
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
}
