import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pause } from './patience';

/** The content of a message about an event. */
export interface TakenMessage {
  id: string;
  at: string;
  application: { id: number; status: string };
}

/** Another program: it refuses each message once, notes those that it takes, and can be killed. */
export interface WebhookProgram {
  url: string;
  /** In the order in which they came; a message whose answer was lost comes again under its id. */
  taken: TakenMessage[];
  /** Is killed in the middle of its work, and starts again at its address. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const host = '127.0.0.1';
/** Longer than a message takes, so that some meet nobody. */
const awayMs = 300;

export async function startWebhookProgram(): Promise<WebhookProgram> {
  const refused = new Set<string>();
  const taken: TakenMessage[] = [];
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;

  async function listen(at: number): Promise<Server> {
    const fresh = createServer(async (request, response) => {
      const message = await messageIn(request);
      if (!message) return void request.destroy();
      const isKnown = refused.has(message.id);
      if (isKnown) taken.push(message);
      refused.add(message.id);
      response.writeHead(isKnown ? 204 : 503).end();
    });
    await new Promise<void>((resolve) => fresh.listen(at, host, resolve));
    return fresh;
  }
  const end = async () => {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  };
  return {
    url: `http://${host}:${port}/hook`,
    taken,
    async kill() {
      await end();
      await pause(awayMs);
      server = await listen(port);
    },
    stop: end,
  };
}

/** The whole message; undefined where its sender was killed. */
async function messageIn(request: IncomingMessage): Promise<TakenMessage | undefined> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return JSON.parse(Buffer.concat(chunks).toString()) as TakenMessage;
  } catch {
    return undefined;
  }
}
