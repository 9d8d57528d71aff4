/** Writes what is new in a version of a contract to its CHANGELOG.md, for the teams that install it. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { operationsOf } from '../../../packages/portal-release/src/promises/compare.mjs';
import { dereferenced } from '../../../packages/portal-release/src/promises/dereferenced.mjs';
import { readChangelog } from '../changelogs.mjs';
import { root } from '../install.mjs';
import { documentsNamed } from './check.mjs';

/** Names of all members of a call's request and answer, of its parameters, and of the values of enumerations. */
function namesIn(value, found = new Set()) {
  if (typeof value !== 'object' || value === null) return found;
  if (value.in && typeof value.name === 'string') found.add(value.name);
  for (const name of [...Object.keys(value.properties ?? {}), ...(value.enum ?? [])]) found.add(name);
  for (const member of Object.values(value)) namesIn(member, found);
  return found;
}

const listed = (names) => names.map((name) => `\`${name}\``).join(', ');

function changeOf(was, is) {
  const before = namesIn(was);
  const added = [...namesIn(is)].filter((name) => !before.has(name));
  return added.length > 0
    ? `\`${is.operationId}\` has ${listed(added)}, too.`
    : `\`${is.operationId}\` is described anew.`;
}

/** One line for each call that is new, changed or gone; `before` is undefined for a first version. */
export function newsOf(before, after) {
  if (!before) return ['First version.'];
  const [was, is] = [before, after].map((document) => operationsOf(dereferenced(document)));
  const added = [...is].filter(([call]) => !was.has(call));
  const changed = [...is].filter(
    ([call, now]) => was.has(call) && JSON.stringify(was.get(call)) !== JSON.stringify(now),
  );
  const gone = [...was].filter(([call]) => !is.has(call));
  return [
    ...added.map(([call, { operationId, summary }]) => `New call \`${operationId}\` (${call}): ${summary}`),
    ...changed.map(([call, now]) => changeOf(was.get(call), now)),
    ...gone.map(([call, { operationId }]) => `\`${operationId}\` (${call}) is gone.`),
  ];
}

/** The changelog with a heading for this version and its news; entries below "Unreleased" move under it. */
export function withNews(text, version, news) {
  const [first] = readChangelog(text);
  const lines = news.map((line) => `- ${line}\n`).join('');
  if (first?.name === 'Unreleased')
    return text.replace(/## Unreleased\n\n/, () => `## ${version}\n\n${lines}`);
  const heading = `## ${version}\n\n${lines}\n`;
  return /^## /m.test(text) ? text.replace(/^## /m, () => `${heading}## `) : `${text}\n${heading}`;
}

/** Adds a heading with the news to the changelog of each contract whose version has none. */
export function writeNews() {
  const previous = documentsNamed('previous.json');
  for (const [contract, document] of documentsNamed('openapi.json')) {
    const file = path.join(root, 'contracts', contract, 'CHANGELOG.md');
    const { version } = document.info;
    const text = readFileSync(file, 'utf8');
    if (readChangelog(text).some(({ name }) => name === version)) continue;
    writeFileSync(file, withNews(text, version, newsOf(previous.get(contract), document)));
  }
}
