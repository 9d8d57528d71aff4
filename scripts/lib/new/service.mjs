/** Makes a new service: one table, one call that lists it, and its contract. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spellingsOf } from '../../../packages/new-repository/src/index.mjs';
import { recordedText } from '../contracts/recorded-text.mjs';
import { root } from '../install.mjs';
import { run } from '../run.mjs';
import {
  addAskedVersions,
  addCall,
  addOwner,
  addRoute,
  addTakenWords,
  addTarget,
  addToMap,
} from './register.mjs';
import { copyTemplate } from './template.mjs';
import { finish, nameVersions } from './workspace.mjs';

export async function makeService(traces, name) {
  const folder = `svc-${name}`;
  const contract = `contracts/${folder}-v1`;
  const spellings = spellingsOf(name);
  const [, [, words], [, joined]] = spellings;
  const id = `list${joined}Entries`;
  for (const [template, place] of [
    ['contract', contract],
    ['service', folder],
  ]) {
    traces.folder(place);
    copyTemplate(template, place, spellings);
    nameVersions(traces, place);
  }
  addOwner(traces, folder, name);
  addOwner(traces, contract, name);
  addToMap(traces, folder, words.toLowerCase());
  addRoute(traces, name);
  addCall(traces, { name, words, id });
  addTarget(traces, id);
  await writeContract(folder, contract);
  addAskedVersions(traces);
  addTakenWords(traces);
  await finish([folder, contract]);
  const port = `${name.replaceAll('-', '_').toUpperCase()}_PORT`;
  return {
    folders: [folder, contract],
    next: [
      [`npm test -w ${folder}`, 'its own tests'],
      [`${port}=8090 npm start`, 'the portal, with this service on a port of your choice'],
      [
        'curl http://127.0.0.1:8090/healthz',
        `whether it lives; its call is /api/${name}/entries of the portal`,
      ],
    ],
  };
}

/** Writes the contract of the calls, and records it as the first promise for later comparisons. */
async function writeContract(folder, contract) {
  const { code, output } = await run('npm', ['run', '--silent', 'contract', '-w', folder]);
  if (code !== 0) throw new Error(`The contract could not be written:\n${output}`);
  const document = JSON.parse(readFileSync(path.join(root, contract, 'openapi.json'), 'utf8'));
  writeFileSync(path.join(root, contract, 'released.json'), recordedText(document));
}
