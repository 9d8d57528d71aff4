import type { ModuleEvent } from '@portal/contract-remote-v1';
import { serviceNames } from '../routing/owners';
import taken from '../routing/taken.json';

/** A service that is not part of the portal's own build: where its replicas are and which calls it takes. */
export interface RegisteredService {
  /** Addresses of its replicas. */
  urls: readonly string[];
  /** API addresses that the service owns, such as `/api/open-days`, each with everything below it. */
  routes: readonly string[];
  /** Instant, ISO 8601. */
  since: string;
  /** Who registered it; absent in older registrations. */
  by?: ModuleEvent['by'];
}

export type RegisteredServices = Readonly<Record<string, RegisteredService>>;

/** Whether `path` is at this address or below it. */
const isBelow = (path: string, route: string) => path === route || path.startsWith(`${route}/`);
const overlap = (one: string, other: string) => isBelow(one, other) || isBelow(other, one);

const firstWord = (route: string) => route.split('/')[2] ?? '';

/** First words after /api/ that the portal's own services use, or used under an old name. */
const words = new Set(taken);
const isTaken = (route: string) => words.has(firstWord(route)) || firstWord(route).startsWith('public');

/** Returns the sentence that refuses a route which another part answers, or undefined. */
export function collision(name: string, routes: readonly string[], others: RegisteredServices) {
  if (serviceNames.includes(name)) return `${name} is a service of the portal itself: take another name.`;
  for (const route of routes) {
    if (isTaken(route)) return `${route} is an address of the portal itself: take another word after /api/.`;
    for (const [other, { routes: theirs }] of Object.entries(others))
      if (other !== name && theirs.some((one) => overlap(one, route))) return `${route} belongs to ${other}.`;
  }
  return undefined;
}

export interface Owner {
  name: string;
  urls: readonly string[];
}

/** Returns the registered service that owns a path without aliases. Routes that the portal owns itself are skipped. */
export function registeredOwner(services: RegisteredServices, path: string): Owner | undefined {
  for (const [name, { routes, urls }] of Object.entries(services))
    if (routes.some((route) => !isTaken(route) && isBelow(path, route))) return { name, urls };
  return undefined;
}
