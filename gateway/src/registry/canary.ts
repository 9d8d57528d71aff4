import { createHash, randomInt } from 'node:crypto';
import type { Canary } from './release-index';

/** The cookie with a visitor's place (0 to 99), so that they get the same versions each time. It holds nothing else. */
export const visitorCookie = 'portal_release';

const days = 30;

/** Returns the visitor's place from a Cookie header, 0 to 99. */
export function placeIn(header: string | undefined): number | undefined {
  const found = /(?:^|;\s*)portal_release=(\d{1,2})(?:;|$)/.exec(header ?? '');
  return found ? Number(found[1]) : undefined;
}

export const newPlace = (): number => randomInt(100);

export function placeCookie(place: number, secure: boolean): string {
  const more = secure ? '; Secure' : '';
  return `${visitorCookie}=${place}; Path=/; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${more}`;
}

/**
 * Whether a visitor gets the canary. The range of places starts at another number for each canary, so that new versions
 * do not always reach the same people first. A greater percentage adds visitors and removes none.
 */
export function isChosen(place: number, name: string, { version, percent }: Canary): boolean {
  const start = createHash('sha256').update(`${name} ${version}`).digest().readUInt32BE(0) % 100;
  return (place - start + 100) % 100 < percent;
}
