import path from 'node:path';
import { freePort } from '@portal/test-kit';
import { type Running, startServer } from './child';

const program = path.resolve(__dirname, '../../gateway/dist/main.js');

/** Starts the portal's gateway as a process in front of this server only. */
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
