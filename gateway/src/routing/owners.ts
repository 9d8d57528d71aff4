import owners from './owners.json';

/** The owner of each part of /api, and of pages that a service makes. The first rule that matches counts. */
const rules = owners.map(({ path, owner }) => ({ path: new RegExp(path), owner }));

/** Every service that owns a part of /api. */
export const serviceNames = [...new Set(owners.map(({ owner }) => owner))];

/** Whether an address is a page that a service makes, outside of the API. */
export const isServicePage = (path: string): boolean =>
  !path.startsWith('/api/') && ownerOf(path) !== undefined;

/** The owner of a path without aliases, or undefined for what no service answers, `/api/` itself included. */
export function ownerOf(path: string): string | undefined {
  return rules.find((rule) => rule.path.test(path))?.owner;
}
