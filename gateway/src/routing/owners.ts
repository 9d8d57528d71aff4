import owners from './owners.json';

/** Which service owns each part of /api and the pages that services make. The first matching rule counts. */
const rules = owners.map(({ path, owner }) => ({ path: new RegExp(path), owner }));

/** Every service that owns a part of /api. */
export const serviceNames = [...new Set(owners.map(({ owner }) => owner))];

/** Whether a path outside /api is a page that a service makes. */
export const isServicePage = (path: string): boolean =>
  !path.startsWith('/api/') && ownerOf(path) !== undefined;

/** Returns the service that owns a path without aliases; undefined when no service does, as for `/api/` itself. */
export function ownerOf(path: string): string | undefined {
  return rules.find((rule) => rule.path.test(path))?.owner;
}
