import { existsSync } from 'node:fs';
import path from 'node:path';
import { ourFiles, read, root } from './files';

/** `/mfe-admin/` with its owners, in the order of the file. */
const lines = read('.github/CODEOWNERS')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(/\s+/))
  .map(([place = '', ...owners]) => ({ place, owners }));
const folders = lines.filter(({ place }) => place !== '*').map(({ place }) => place.slice(1, -1));

/** Each folder at the top; of contracts and packages each one in them. */
const parts = new Set(
  ourFiles()
    .map((file) => file.split('/'))
    .filter((steps) => steps.length > 1)
    .map(([top = '', next = '']) => (/^(contracts|packages)$/.test(top) ? `${top}/${next}` : top)),
);

it('every part and every folder of the house has an owner', () => {
  expect([...parts].filter((part) => !folders.includes(part))).toEqual([]);
});

it('no line names a folder that is gone, none is without a team, none stands twice', () => {
  expect(folders.filter((folder) => !existsSync(path.join(root, folder)))).toEqual([]);
  for (const { place, owners } of lines) {
    expect([place, owners.length > 0]).toEqual([place, true]);
    for (const owner of owners) expect(owner).toMatch(/^@[a-z0-9-]+\/[a-z0-9-]+$/);
  }
  expect(new Set(folders).size).toBe(folders.length);
});

it('a contract has the owner of the service that keeps it', () => {
  const ownersOf = (folder: string) => lines.find(({ place }) => place === `/${folder}/`)?.owners;
  for (const folder of folders.filter((one) => one.startsWith('contracts/svc-')))
    expect([folder, ownersOf(folder)]).toEqual([
      folder,
      ownersOf(folder.replace(/^contracts\/|-v\d+$/g, '')),
    ]);
});
