import { randomUUID } from 'node:crypto';

const wellFormed = /^[\w.-]{8,64}$/;

/** The caller's id when it is fit for a log line, else a new one. */
export function requestIdFrom(given: string | string[] | undefined): string {
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}
