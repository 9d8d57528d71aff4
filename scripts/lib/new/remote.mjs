/** A new remote: one page at /NAME, or the wizard of a programme. */

import { spellingsOf } from '../../../packages/new-repository/src/index.mjs';
import { wizardOf } from './programme.mjs';
import { addAskedVersions, addOwner, addToMap } from './register.mjs';
import { copyTemplate } from './template.mjs';
import { finish, nameVersions } from './workspace.mjs';

export async function makeRemote(traces, name, programme) {
  const folder = `mfe-${name}`;
  const wizard = programme && wizardOf(programme);
  traces.folder(folder);
  if (wizard) copyTemplate('wizard', folder, [...wizard.spellings, ...spellingsOf(name)]);
  else copyTemplate('remote', folder, spellingsOf(name));
  nameVersions(traces, folder);
  addOwner(traces, folder, name);
  addToMap(traces, folder, `remote: ${name.replaceAll('-', ' ')}`);
  addAskedVersions(traces);
  await finish([folder]);
  return {
    folders: [folder],
    next: [
      [`npm test -w ${folder}`, 'its own tests'],
      [`npm run dev -w ${folder}`, 'the page alone, on a portal in memory'],
      ['npm start', `the portal: open http://127.0.0.1:8080${wizard ? wizard.path : `/${name}`}`],
    ],
  };
}
