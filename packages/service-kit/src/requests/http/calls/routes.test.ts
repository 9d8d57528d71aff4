import { moreDefiniteFirst } from './routes';

const paths = [
  '/api/storage/*path',
  '/api/me',
  '/api/storage/letters/:id',
  '/api/:kind/letters',
  '/api/list',
];

function everyOrder<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((one, at) =>
    everyOrder(all.filter((_, other) => other !== at)).map((rest) => [one, ...rest]),
  );
}

test('a more specific path is matched first, wherever its call is in the list', () => {
  for (const given of everyOrder(paths)) {
    const sorted = given.map((path) => ({ path })).sort(moreDefiniteFirst);
    const at = (path: string) => sorted.findIndex((one) => one.path === path);
    expect(at('/api/storage/letters/:id')).toBeLessThan(at('/api/storage/*path'));
    expect(at('/api/list')).toBeLessThan(at('/api/:kind/letters'));
  }
});
