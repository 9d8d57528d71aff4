import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@portal/contract-remote-v1';
import { root } from '../support/scripts';
import type { State } from './state';

/** Remotes whose states are in files of their own in this folder. */
const remotesWithOwnStates = ['mfe-admin', 'mfe-intern-wizard', 'mfe-user-dashboard', 'mfe-visitor-wizard'];

/** The first page of every other remote, opened by somebody with access, so that every remote is checked. */
export const furtherStates: State[] = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-') && !remotesWithOwnStates.includes(folder))
  .map((folder) => {
    const file = path.join(root, folder, 'manifest.json');
    const { title = folder, pages } = JSON.parse(readFileSync(file, 'utf8')) as RemoteManifest;
    const address = pages[0]?.path.replace(/\/\*$/, '') ?? '/';
    return { name: folder.replace(/^mfe-/, ''), title, setUp: ({ open }) => open(address), pictures: 'none' };
  });
