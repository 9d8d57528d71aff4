import owners from './owners.json';

/** Who answers which part of /api. The first rule that fits counts; the last fits everything. */
const rules = owners.map(({ path, owner }) => ({ path: new RegExp(path), owner }));

/** Every service that owns a part of /api. */
export const serviceNames = [...new Set(owners.map(({ owner }) => owner))];

/** The owner of a plain /api path (aliases already taken away), or undefined for `/api/` itself. */
export function ownerOf(path: string): string | undefined {
  return rules.find((rule) => rule.path.test(path))?.owner;
}
