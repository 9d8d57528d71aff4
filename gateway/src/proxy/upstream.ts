import { Pool, request } from 'undici';
import { Circuit } from './circuit';

export interface UpstreamOptions {
  name: string;
  /** One address, or several replicas. */
  urls: readonly string[];
  upstreamMs: number;
  onChange?: (url: string, state: 'open' | 'closed') => void;
}

export interface Target {
  url: string;
  pool: Pool;
  circuit: Circuit;
}

/** One service: its replicas, each with its own connections and circuit. */
export class Upstream {
  readonly name: string;
  readonly targets: readonly Target[];
  private turn = 0;

  constructor({ name, urls, upstreamMs, onChange }: UpstreamOptions) {
    this.name = name;
    this.targets = urls.map((url) => ({
      url,
      pool: new Pool(url, {
        connections: 128,
        pipelining: 1,
        headersTimeout: upstreamMs,
        bodyTimeout: upstreamMs * 2,
        connect: { timeout: 2_000 },
        // Shorter than a service keeps an idle connection, so that none is closed while it is being used.
        keepAliveTimeout: 20_000,
        keepAliveMaxTimeout: 20_000,
      }),
      circuit: new Circuit({
        probe: () => alive(url),
        onChange: (state) => onChange?.(url, state),
      }),
    }));
  }

  /** The next replica that is not known to be down; undefined when all are. */
  pick(): Target | undefined {
    for (let tried = 0; tried < this.targets.length; tried += 1) {
      const target = this.targets[this.turn++ % this.targets.length];
      if (target && !target.circuit.isOpen) return target;
    }
    return undefined;
  }

  /** Resolves when at least one replica has all that it needs. */
  async ready(): Promise<void> {
    await Promise.any(this.targets.map(({ url }) => answers(`${url}/readyz`, 2_000)));
  }

  async close(): Promise<void> {
    for (const { circuit } of this.targets) circuit.stop();
    await Promise.all(this.targets.map(({ pool }) => pool.destroy()));
  }
}

function alive(url: string): Promise<void> {
  return answers(`${url}/healthz`, 1_000);
}

async function answers(url: string, withinMs: number): Promise<void> {
  const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(withinMs) });
  await body.dump();
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
}
