import { request } from '@portal/service-kit/outgoing';

/** What a service says of itself is some lines. */
const bytesAtMost = 64_000;

/**
 * The text by which a service answers 200. Not more of it is read: who runs a service that was registered is no part of
 * the portal.
 * @throws with a reason in words
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
