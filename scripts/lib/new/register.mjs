/** Adds a new part to the files that name parts one by one, since they cannot be found by folder. */
import { withAskedVersions } from '../contracts/asked-versions.mjs';
import { file as taken, takenWords } from '../contracts/taken-words.mjs';

/** Adds a line after the last line that matches `fits`. */
function after(text, fits, line, file) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((one) => fits.test(one));
  if (last < 0) throw new Error(`${file} has no line like ${fits}: write "${line}" there yourself.`);
  lines.splice(last + 1, 0, line);
  return lines.join('\n');
}

const owners = '.github/CODEOWNERS';

export function addOwner(traces, folder, team) {
  const kind = /^(contracts\/svc-|mfe-|svc-)/.exec(folder)?.[0];
  const line = `${`/${folder}/`.padEnd(32)}@your-org/${team}`;
  traces.edit(owners, (text) => after(text, new RegExp(`^/${kind}`), line, owners));
}

/** Adds a part to the map in README.md. */
export function addToMap(traces, folder, what) {
  const kind = folder.slice(0, 4);
  const line = `${`${folder}/`.padEnd(22)} ${what}`;
  traces.edit('README.md', (text) => after(text, new RegExp(`^${kind}[a-z-]+/ `), line, 'README.md'));
}

/** Adds a route to the gateway's table, before the last rule, which matches everything. */
export function addRoute(traces, name) {
  traces.edit('gateway/src/routing/owners.json', (text) => {
    const rules = JSON.parse(text);
    rules.splice(-1, 0, { path: `^/api/${name}(/|$)`, owner: `svc-${name}` });
    return `[\n${rules.map(({ path, owner }) => `  { "path": "${path}", "owner": "${owner}" }`).join(',\n')}\n]\n`;
  });
}

/** Adds a call to the list of calls, which a test compares with the contracts. */
export function addCall(traces, { name, words, id }) {
  const section = [
    `## ${words} (svc-${name})`,
    '',
    '| id | call | who | what it does |',
    '|---|---|---|---|',
    `| ${id} | \`GET /api/${name}/entries\` | signed in | the newest entries |`,
  ];
  traces.edit('docs/calls.md', (text) => `${text.trimEnd()}\n\n${section.join('\n')}\n`);
}

/** Records who may make a call, so that the attacks try it as everybody else. */
export function addTarget(traces, id) {
  const file = 'e2e/attacks/further-targets.ts';
  const line = `  ${id}: { who: 'signed-in', by: 'applicant' },`;
  traces.edit(file, (text) => after(text, /^ {2}(\/\/ A line|\w+: )/, line, file));
}

/** Writes the contract versions that remotes ask for, from their manifests. */
export const addAskedVersions = (traces) => traces.edit('docs/releasing.md', withAskedVersions);

/** Writes the words that no service registered at run time may take. */
export const addTakenWords = (traces) => traces.edit(taken, takenWords);
