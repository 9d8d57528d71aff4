/** What a new part may be called, and the spellings of its name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';
import { remotes } from '../launcher/parts.mjs';

const readJson = (...place) => JSON.parse(readFileSync(path.join(root, ...place), 'utf8'));

/** Kinds of parts, by how their folders begin. */
export const kinds = { remote: 'mfe-', service: 'svc-' };

/** First words of addresses that the shell and the gateway answer themselves. */
const pagesOfTheHouse = ['api', 'assets', 'internal', 'maintenance', 'registry', 'remotes'];
const probes = ['healthz', 'metrics', 'readyz', 'version'];
/** NAME_URL would be a variable that means something else. */
const variablesOfTheHouse = ['database', 'portal', 'public', 'smtp'];

const firstWord = (address) => address.toLowerCase().split('/')[1] ?? '';

/** Pages that people open, with the remote of each. */
const pages = () =>
  remotes().flatMap((folder) =>
    readJson(folder, 'manifest.json').pages.map((page) => ({ folder, address: page.path })),
  );

const contracts = () =>
  readdirSync(path.join(root, 'contracts')).filter((name) =>
    existsSync(path.join(root, 'contracts', name, 'openapi.json')),
  );

/** Every documented call of the API: `{ contract, address, id }`. */
const calls = () =>
  contracts().flatMap((contract) =>
    Object.entries(readJson('contracts', contract, 'openapi.json').paths).flatMap(([address, methods]) =>
      Object.values(methods).map(({ operationId }) => ({ contract, address, id: operationId })),
    ),
  );

/** The sentence that refuses a name, or undefined. */
export function refusalOf(kind, name) {
  const prefix = kinds[kind];
  if (name.startsWith(prefix))
    return `Leave ${prefix} away: npm run new -- ${kind} ${name.slice(prefix.length)}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 30)
    return `"${name}" is no name of a ${kind}: take lower-case words joined by dashes, 30 characters at most, such as open-days.`;
  if (existsSync(path.join(root, prefix + name)))
    return `There is ${prefix}${name} already: take another name.`;
  return kind === 'remote' ? refusedPage(name) : refusedCall(name);
}

function refusedPage(name) {
  const taken = pages().find(({ address }) => firstWord(address) === name);
  if (taken) return `${taken.folder} has the page ${taken.address}: take another name.`;
  if ([...pagesOfTheHouse, ...probes].includes(name))
    return `/${name} is an address of the portal itself: take another name.`;
  return undefined;
}

function refusedCall(name) {
  const taken = calls().find(
    ({ address }) => address.startsWith(`/api/${name}/`) || address === `/api/${name}`,
  );
  if (taken) return `${taken.contract} has the call ${taken.address}: take another name.`;
  if (name.startsWith('public'))
    return `/api/${name} would be taken for an old name of another call: take another name.`;
  if (variablesOfTheHouse.includes(name))
    return `${name.toUpperCase()}_URL is a variable with a meaning of its own: take another name.`;
  return undefined;
}

/** A letter for the ids of the calls of a new service that no other has, the first of its name before others. */
export function freeLetter(name) {
  const taken = new Set(calls().map(({ id }) => id[0]));
  const letters = [...name.toUpperCase().replace(/[^A-Z]/g, ''), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const free = letters.find((letter) => !taken.has(letter));
  if (!free) throw new Error('Every letter for the ids of calls is taken.');
  return free;
}

/** What stands in the templates, with what takes its place. */
export function spellingsOf(name) {
  const words = name.split('-');
  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  return [
    ['example-name', name],
    ['Example name', capital(words.join(' '))],
    ['ExampleName', words.map(capital).join('')],
    ['example_name', words.join('_')],
    ['EXAMPLE_NAME', words.join('_').toUpperCase()],
  ];
}
