/**
 * The position at which a source uses a whole group as a table, by keys that come from elsewhere: `wordsByKey(t)`; -1
 * where it does not.
 */
export function tableIn(source: string, group: string): number {
  const [, alias] = new RegExp(`import \\* as (\\w+) from '[^']*messages/${group}'`).exec(source) ?? [];
  return alias ? source.indexOf(`wordsByKey(${alias}`) : -1;
}
