import { randomBytes } from 'node:crypto';

const wellFormed = /^[\w.-]{8,64}$/;

// A random beginning for this process and a count: unique, and cheaper than new randomness for every request.
const beginning = randomBytes(9).toString('hex');
let count = 0;

/** The caller's id when it is fit for a log line, else a new one. */
export function requestIdFrom(given: string | string[] | undefined): string {
  if (typeof given === 'string' && wellFormed.test(given)) return given;
  count += 1;
  return `${beginning}-${count.toString(36)}`;
}
