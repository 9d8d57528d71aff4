import { request } from '@portal/service-kit/outgoing';

/** Most bytes of an answer: a report of a service has only a few lines. */
const bytesAtMost = 64_000;

/**
 * Returns the body of a 200 answer, up to a limit: a registered service may belong to somebody else.
 * @throws Error with the reason in words
 */
export async function shortAnswer(url: string, withinMs: number): Promise<string> {
  const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(withinMs) });
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > bytesAtMost) throw new Error(`it answers more than ${bytesAtMost / 1000} KB`);
    parts.push(part);
  }
  if (statusCode !== 200) throw new Error(`it answers ${statusCode}`);
  return Buffer.concat(parts).toString();
}
