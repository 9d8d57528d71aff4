import { randomBytes } from 'node:crypto';

const wellFormed = /^[\w.-]{8,64}$/;

// A random prefix for each process and a count: unique, and cheaper than new randomness for every request.
const beginning = randomBytes(9).toString('hex');
let requestCount = 0;

/** Returns the caller's id if it is fit for a log line, else a new id. */
export function requestIdFrom(given: string | string[] | undefined): string {
  if (typeof given === 'string' && wellFormed.test(given)) return given;
  requestCount += 1;
  return `${beginning}-${requestCount.toString(36)}`;
}
