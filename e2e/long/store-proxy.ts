import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from '@portal/test-kit';

/** A proxy in front of the object store that can be shut, as when the store dies, and can report a full disk. */
export interface StoreProxy {
  /** `http://127.0.0.1:PORT` */
  endpoint: string;
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Whether further files are refused with 507. */
  full: boolean;
}

export async function openStoreProxy(behind: string): Promise<StoreProxy> {
  const port = await freePort();
  const { hostname, port: target } = new URL(behind);
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    if (uploadTarget.full && asked.method === 'PUT') {
      asked.resume();
      asked.on('end', () => answer.writeHead(507).end('<Error><Code>StorageFull</Code></Error>'));
      return;
    }
    const { method, url, headers } = asked;
    const passed = request({ hostname, port: target, path: url, method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  };
  let server = createServer(pass);
  const uploadTarget: StoreProxy = {
    endpoint: `http://127.0.0.1:${port}`,
    full: false,
    shut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    open: () => {
      server = createServer(pass);
      return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
    },
  };
  await uploadTarget.open();
  return uploadTarget;
}
