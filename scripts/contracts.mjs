/**
 * `npm run contracts` writes each service's OpenAPI document and the types of its callers into contracts/.
 * With `--check` nothing is written: it fails and names what is not fresh.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, root } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { workspaces } from './lib/workspaces.mjs';

/** Path -> text of all that the services generate. */
function generatedFiles() {
  const folder = path.join(root, 'contracts');
  return new Map(
    readdirSync(folder, { recursive: true })
      .map((file) => path.join(folder, file))
      .filter((file) => /(openapi\.json|generated\.ts)$/.test(file) && !file.includes('node_modules'))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

await ensureInstalled();
const check = process.argv.includes('--check');
const services = workspaces().filter((workspace) => workspace.manifest.scripts?.contract);
if (services.length === 0) throw new Error('No workspace has a script named contract.');

const before = generatedFiles();
for (const { folder } of services) {
  const { code, output } = await run('npm', ['run', '--silent', 'contract', '-w', folder]);
  if (code !== 0) {
    console.error(output);
    process.exit(1);
  }
}
const changed = [...generatedFiles()]
  .filter(([file, text]) => before.get(file) !== text)
  .map(([file]) => file);
const names = changed.map((file) => path.relative(root, file)).join(', ');

if (check && changed.length > 0) {
  for (const file of changed) if (before.has(file)) writeFileSync(file, before.get(file));
  console.error(`Not fresh: ${names}. Run \`npm run contracts\` and commit what it writes.`);
  process.exit(1);
}
console.log(
  names ? `Written: ${names}` : `Fresh: the contracts of ${services.map(({ folder }) => folder).join(', ')}`,
);
