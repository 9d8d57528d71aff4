import path from 'node:path';
import { freePort } from '@portal/test-kit';
import { type Running, startServer } from './child';

const program = path.resolve(__dirname, '../../gateway/dist/main.js');

/** The portal's gateway as one process of its own, before this server alone. */
export async function startGateway(upstream: string): Promise<Running> {
  const port = await freePort();
  return startServer(process.execPath, [program], port, {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    AUTH_URL: upstream,
    APPLICATIONS_URL: upstream,
    LOG_LEVEL: 'info',
  });
}
