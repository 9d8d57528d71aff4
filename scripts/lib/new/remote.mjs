/** A new remote: one page at /NAME. */

import { spellingsOf } from './names.mjs';
import { addOwner, addToMap } from './register.mjs';
import { copyTemplate } from './template.mjs';
import { finish, nameVersions } from './workspace.mjs';

export async function makeRemote(traces, name) {
  const folder = `mfe-${name}`;
  const spellings = spellingsOf(name);
  traces.folder(folder);
  copyTemplate('remote', folder, spellings);
  nameVersions(traces, folder);
  addOwner(traces, folder, name);
  addToMap(traces, folder, `remote: ${name.replaceAll('-', ' ')}`);
  await finish([folder]);
  return {
    folders: [folder],
    next: [
      [`npm test -w ${folder}`, 'its own tests'],
      [`npm run dev -w ${folder}`, 'the page alone, on a portal in memory'],
      ['npm start', `the portal: open http://127.0.0.1:8080/${name}`],
    ],
  };
}
