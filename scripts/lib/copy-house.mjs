/** A checkout with some of our sources and the packages of others, to try something that must not touch this one. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import { workspaces } from './workspaces.mjs';

/** What git knows or would take: nothing that was built or installed. */
const sources = (places) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...places], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
    .split('\0')
    .filter(Boolean);

/** Packages of others are linked to; links between our own folders are made anew, so that they stay in the copy. */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const place = path.join(from, name);
    const entry = lstatSync(place);
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(place), path.join(to, name));
    else if (name.startsWith('@')) linkPackages(place, path.join(to, name));
    else symlinkSync(place, path.join(to, name));
  }
}

/** Copies what stands at these places, and links what is installed. */
export function copyHouse(house, places) {
  for (const file of sources(places)) {
    if (existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(house, file), { recursive: true });
  }
  linkPackages(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
  for (const { folder, path: own } of workspaces()) {
    if (existsSync(path.join(house, folder)) && existsSync(own('node_modules')))
      symlinkSync(own('node_modules'), path.join(house, folder, 'node_modules'));
  }
}
