import { createHash, timingSafeEqual } from 'node:crypto';
import { secretIn } from './secret-file';

/** Reads the token from this file, and makes it at the first start. @throws as `secretIn` does */
export const releaseToken = (file: string): Promise<string> => secretIn(file, 'release token');

/** Whether an Authorization header holds the token. The comparison takes the same time for every wrong token. */
export function bearsToken(header: string | undefined, token: string): boolean {
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
