import path from 'node:path';
import { freePort } from '@portal/test-kit';
import { startOwn } from '../support/child';
import { startGateway } from '../support/gateway';
import { load } from '../support/load';
import { startNginx } from '../support/nginx';
import { interleaved } from '../support/rounds';
import type { Measurement } from '../support/rows';

const root = path.resolve(__dirname, '../..');
const connections = 50;

/** Measures the gateway and nginx as proxies, each with one process in front of the same service with a tiny answer. */
export async function gatewayRows(): Promise<Measurement[]> {
  const service = await startOwn(path.join(root, 'bench/bare/tiny-answer.ts'), await freePort());
  const upstream = `http://127.0.0.1:${service.port}`;
  const nginx = await startNginx(service.port);
  const gateway = await startGateway(upstream);
  try {
    const round = (at: number) => () =>
      load({ url: `http://127.0.0.1:${at}/api/portal-status`, connections, seconds: 4 });
    const [ours = 0, reference = Number.NaN] = await interleaved(
      [
        { name: 'gateway', round: round(gateway.port) },
        { name: 'nginx', round: round(nginx.port) },
      ],
      5,
    );
    return [
      {
        name: 'A tiny answer through the gateway / through nginx',
        ours: `${ours.toFixed(0)}/s`,
        reference: `${reference.toFixed(0)}/s`,
        value: ours / reference,
        limit: { atLeast: 0.5 },
      },
    ];
  } finally {
    await Promise.all([gateway.stop(), nginx.stop(), service.stop()]);
  }
}
