import { existsSync } from 'node:fs';
import path from 'node:path';
import { ourFiles, read } from './files';

/** Folders that need no line in a README: compiled messages, and what tests use. */
const apart = new Set(['messages', 'sentences', 'refusals', 'test']);
/** Parts whose folders are modules with several folders each. */
const roomed = new Set([
  'svc-applications',
  'svc-auth',
  'mfe-admin',
  'packages/service-kit',
  'packages/application-ui',
]);

const partOf = /^(?:packages|contracts)\/[^/]+|^[^/]+/;
const parts = new Map<string, Set<string>>();
for (const file of ourFiles()) {
  const part = file.match(partOf)?.[0] ?? '';
  const [src, room, folder, ...rest] = file.slice(part.length + 1).split('/');
  if (src !== 'src' || !room || folder === undefined || apart.has(room)) continue;
  const folders = parts.get(part) ?? new Set();
  folders.add(room);
  if (roomed.has(part) && rest.length > 0 && !apart.has(folder)) folders.add(folder);
  parts.set(part, folders);
}

/** Folders of a part that its README does not name. */
const unnamed = (part: string, readme: string) =>
  [...(parts.get(part) ?? [])]
    .filter((folder) => !new RegExp(`(?<![\\w-])${folder}(?![\\w-])`).test(readme))
    .map((folder) => `${part}: ${folder}`);

it('the README of each part names each of its folders', () => {
  expect(parts.size).toBeGreaterThan(15);
  const found = [...parts.keys()].flatMap((part) =>
    existsSync(path.join(__dirname, '../..', part, 'README.md'))
      ? unnamed(part, read(`${part}/README.md`))
      : [`${part} has no README`],
  );
  expect(found).toEqual([]);
});

it('a folder that is not named is found', () => {
  expect(unnamed('svc-auth', 'accounts and nothing else')).toContain('svc-auth: signing-in');
});
