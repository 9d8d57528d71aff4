import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingHttpHeaders;
  text: string;
  body: { id: string; kind: string; application?: Record<string, unknown> };
}

/** Another program that receives messages about events. */
export interface Receiver {
  url: string;
  received: Received[];
  /** Sets how it answers from now on. */
  answers(status: number, text?: string, headers?: Record<string, string>): void;
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let [status, answer, more] = [204, '', {} as Record<string, string>];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      received.push({ headers: request.headers, text, body: JSON.parse(text) });
      response.writeHead(status, more).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answers(next, text = '', headers = {}) {
      [status, answer, more] = [next, text, headers];
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Whether a message is signed with this secret, checked as a receiver would. */
export function isSigned({ headers, text }: Received, secret: string): boolean {
  const [time, ...signatures] = String(headers['portal-signature']).split(',');
  const seconds = time?.replace('t=', '');
  const expected = createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex');
  return Math.abs(Date.now() / 1000 - Number(seconds)) < 300 && signatures.includes(`v1=${expected}`);
}
