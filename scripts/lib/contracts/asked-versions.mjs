/** Writes the table of docs/releasing.md, which contract versions each remote asks for, from the remotes' manifests. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';
import { remotes } from '../launcher/parts.mjs';

export const file = path.join(root, 'docs/releasing.md');
const begin = '<!-- Written by npm run contracts. -->';
const end = '<!-- To here. -->';

const readJson = (...place) => JSON.parse(readFileSync(path.join(root, ...place), 'utf8'));
const row = (cells) => `| ${cells.join(' | ')} |`;

/** Pairs of a service with a contract and the current version of that contract. */
const offered = () =>
  readdirSync(path.join(root, 'contracts'))
    .filter((name) => /^svc-.*-v\d+$/.test(name))
    .map((name) => [name.replace(/-v\d+$/, ''), readJson('contracts', name, 'openapi.json').info.version]);

function table() {
  const services = offered();
  const asked = remotes().map((name) => [name, readJson(name, 'manifest.json').contracts ?? {}]);
  return [
    row(['', ...services.map(([service]) => service)]),
    row(['---', ...services.map(() => '---')]),
    row(['current', ...services.map(([, version]) => version)]),
    ...asked.map(([name, ranges]) => row([name, ...services.map(([service]) => ranges[service] ?? 'none')])),
  ].join('\n');
}

/** The document with the table replaced by one from the present manifests. */
export function withAskedVersions(text = readFileSync(file, 'utf8')) {
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`docs/releasing.md has lost its marks ${begin} and ${end}.`);
  return `${text.slice(0, from)}${begin}\n\n${table()}\n\n${text.slice(to)}`;
}
