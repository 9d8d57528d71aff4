import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of a service that reports other contract versions on /version. */
export interface Guise {
  url: string;
  /** The versions to report from now on; an empty object leaves the service's own answer. */
  announce(contracts: Record<string, string>): void;
  stop(): void;
}

export async function inGuise(port: number): Promise<Guise> {
  let messages: Record<string, string> = {};
  const server = createServer((asked, answer) => {
    const { method, headers, url: path } = asked;
    if (path === '/version' && Object.keys(messages).length > 0) {
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ name: 'in guise', version: '1.0.0', contracts: messages }));
      return;
    }
    const passed = request({ host: '127.0.0.1', port, method, headers, path }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    announce(contracts) {
      messages = contracts;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
