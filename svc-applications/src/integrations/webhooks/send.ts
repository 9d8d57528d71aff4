import http from 'node:http';
import https from 'node:https';
import { describeError } from '@portal/service-kit/logging';
import { OutOfReach, type Reach, targetOf } from './reach';
import type { Outcome } from './webhook';

export interface Message {
  url: string;
  body: string;
  headers: Record<string, string>;
}

export type Answer = Pick<Outcome, 'answerStatus' | 'answerText' | 'durationMs'>;

const withinMs = 10_000;
/** The most characters of an answer that are stored. */
const keptCharacters = 500;
const readBytes = 4 * keptCharacters;

/** Sends one message and returns the answer, or why there was none. Redirects are not followed but count as answers. */
export async function send(message: Message, reach: Reach): Promise<Answer> {
  const began = performance.now();
  const answer = await attempt(message, reach).catch((error: unknown) => ({
    answerStatus: null,
    answerText: failureText(error),
  }));
  return { ...answer, durationMs: Math.round(performance.now() - began) };
}

export const isTaken = ({ answerStatus }: Pick<Answer, 'answerStatus'>): boolean =>
  answerStatus !== null && answerStatus >= 200 && answerStatus < 300;

async function attempt({ url: typed, body, headers }: Message, reach: Reach) {
  const signal = AbortSignal.timeout(withinMs);
  const { url, address, family } = await Promise.race([targetOf(typed, reach), aborted(signal)]);
  const content = Buffer.from(body);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise<Omit<Answer, 'durationMs'>>((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': content.length },
      agent: false,
      signal,
      // Connects to the address that was checked, since the host name may resolve to another one by now.
      lookup: (_host, options, found) =>
        options.all ? found(null, [{ address, family }]) : found(null, address, family),
    });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      const { statusCode: answerStatus = 0 } = incoming;
      beginningOf(incoming).then((answerText) => {
        outgoing.destroy();
        resolve({ answerStatus, answerText });
      }, reject);
    });
    outgoing.end(content);
  });
}

/** Reads only as much of an answer as is stored. */
async function beginningOf(incoming: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= readBytes) break;
  }
  const text = Buffer.concat(chunks).subarray(0, readBytes).toString('utf8');
  // Removes control characters and halves of characters, which some databases refuse.
  return [...text.replace(/\p{C}/gu, ' ')].slice(0, keptCharacters).join('');
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function failureText(error: unknown): string {
  if (error instanceof OutOfReach) return error.message;
  if (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name))
    return 'No answer within 10 seconds';
  const { message, cause } = describeError(error);
  const code = error instanceof Error && 'code' in error ? error.code : cause?.code;
  return String(code ?? message).slice(0, keptCharacters);
}
