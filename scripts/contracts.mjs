/**
 * `npm run contracts` writes each service's OpenAPI document and its callers' types into contracts/, the names of
 * permissions for pages, the contract versions that remotes ask for into docs/releasing.md, and the list of taken
 * addresses into the gateway. `--check` writes nothing: it fails and names the files that are out of date.
 * `--check-breaking [--against REF]` fails when an openapi.json breaks a promise of the recorded document
 * (released.json beside it) or, with `--against`, of the document in that commit; it names the call, the field and the
 * callers. `--record` records the present documents for later comparisons; it raises the version of each contract that
 * has changed since it was recorded, and adds what is new to its CHANGELOG.md.
 */
import './lib/help.mjs';

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { file as releasing, withAskedVersions } from './lib/contracts/asked-versions.mjs';
import {
  brokenPromises,
  documentsAt,
  presentDocuments,
  recordDocuments,
  recordedDocuments,
} from './lib/contracts/check.mjs';
import { writeNews } from './lib/contracts/news.mjs';
import { raiseVersions } from './lib/contracts/raise.mjs';
import { file as taken, takenWords } from './lib/contracts/taken-words.mjs';
import { ensureInstalled, root } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { workspaces } from './lib/workspaces.mjs';

/** The text of all generated files, by path. */
function generatedFiles() {
  const folder = path.join(root, 'contracts');
  const files = readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, file))
    .filter(
      (file) =>
        /(openapi\.json|src\/(generated|operations|permissions)\.ts)$/.test(file) &&
        !file.includes('node_modules'),
    );
  return new Map(
    [...files, releasing, path.join(root, taken)].map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

/** Writes the generated files, or with `check` only compares them. */
async function generate({ check }) {
  await ensureInstalled();
  const services = workspaces().filter((workspace) => workspace.manifest.scripts?.contract);
  if (services.length === 0) throw new Error('No workspace has a script named contract.');
  const before = generatedFiles();
  for (const { folder } of services) {
    const { code, output } = await run('npm', ['run', '--silent', 'contract', '-w', folder]);
    if (code !== 0) throw new Error(output);
  }
  writeFileSync(releasing, withAskedVersions());
  writeFileSync(path.join(root, taken), takenWords());
  const changed = [...generatedFiles()]
    .filter(([file, text]) => before.get(file) !== text)
    .map(([file]) => file);
  const names = changed.map((file) => path.relative(root, file)).join(', ');
  if (check && changed.length > 0) {
    for (const file of changed) if (before.has(file)) writeFileSync(file, before.get(file));
    throw new Error(`Not fresh: ${names}. Run \`npm run contracts\` and commit what it writes.`);
  }
  console.log(
    names
      ? `Written: ${names}`
      : `Fresh: the contracts of ${services.map(({ folder }) => folder).join(', ')}`,
  );
}

function refuseBroken(ref) {
  const broken = brokenPromises(ref ? documentsAt(ref) : recordedDocuments(), presentDocuments());
  const since = ref ? `since ${ref}` : 'since they were recorded';
  if (broken.length === 0) return console.log(`Kept: all that the contracts promised ${since}`);
  throw new Error(
    [
      `${broken.length} broken ${broken.length === 1 ? 'promise' : 'promises'} ${since}:`,
      ...broken,
      'Add beside what is there and remove nothing, or make the next version of the contract in a folder of its own.',
    ].join('\n'),
  );
}

const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    'check-breaking': { type: 'boolean' },
    against: { type: 'string' },
    record: { type: 'boolean' },
  },
});
try {
  const writes = !values.check && !values['check-breaking'] && !values.record;
  if (values.check || writes) await generate({ check: Boolean(values.check) });
  if (values['check-breaking']) refuseBroken(values.against);
  if (values.record && raiseVersions().length > 0) await generate({ check: false });
  if (values.record) {
    console.log(`Recorded: ${recordDocuments().join(', ') || 'nothing new'}`);
    writeNews();
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
