import { existsSync } from 'node:fs';
import path from 'node:path';
import { ourFiles, read, root } from './files';

/** Each line of the file in order: a path such as `/mfe-admin/` with its owners. */
const ownerLines = read('.github/CODEOWNERS')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(/\s+/))
  .map(([place = '', ...owners]) => ({ place, owners }));
const folders = ownerLines.filter(({ place }) => place !== '*').map(({ place }) => place.slice(1, -1));

/** Each top folder; in contracts and packages each folder inside. */
const partFolders = new Set(
  ourFiles()
    .map((file) => file.split('/'))
    .filter((steps) => steps.length > 1)
    .map(([top = '', next = '']) => (/^(contracts|packages)$/.test(top) ? `${top}/${next}` : top)),
);

it('every part and every folder of the repository has an owner', () => {
  expect([...partFolders].filter((part) => !folders.includes(part))).toEqual([]);
});

it('every line names an existing folder and a team, and no folder stands twice', () => {
  expect(folders.filter((folder) => !existsSync(path.join(root, folder)))).toEqual([]);
  for (const { place, owners } of ownerLines) {
    expect([place, owners.length > 0]).toEqual([place, true]);
    for (const owner of owners) expect(owner).toMatch(/^@[a-z0-9-]+\/[a-z0-9-]+$/);
  }
  expect(new Set(folders).size).toBe(folders.length);
});

it('a contract has the owner of the service that keeps it', () => {
  const ownersOf = (folder: string) => ownerLines.find(({ place }) => place === `/${folder}/`)?.owners;
  for (const folder of folders.filter((one) => one.startsWith('contracts/svc-')))
    expect([folder, ownersOf(folder)]).toEqual([
      folder,
      ownersOf(folder.replace(/^contracts\/|-v\d+$/g, '')),
    ]);
});
