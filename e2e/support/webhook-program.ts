import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pause } from './patience';

/** The content of a message about an event. */
export interface TakenMessage {
  id: string;
  at: string;
  application: { id: number; status: string };
}

/**
 * A program that receives webhooks: it refuses each message once, records the messages that it accepts, and can be
 * killed.
 */
export interface WebhookProgram {
  url: string;
  /** Accepted messages in the order of arrival; a message whose answer was lost comes again with the same id. */
  taken: TakenMessage[];
  /** Ends in the middle of its work, and starts again at the same address. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const host = '127.0.0.1';
/** Milliseconds that the program stays away: longer than a message takes, so that some find nobody. */
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

/** Reads the whole message; undefined if its sender was killed. */
async function messageIn(request: IncomingMessage): Promise<TakenMessage | undefined> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return JSON.parse(Buffer.concat(chunks).toString()) as TakenMessage;
  } catch {
    return undefined;
  }
}
