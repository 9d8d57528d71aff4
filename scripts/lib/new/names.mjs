/** Checks the names of new parts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refusedName } from '../../../packages/new-repository/src/index.mjs';
import { root } from '../install.mjs';
import { remotes } from '../launcher/parts.mjs';

const readJson = (...place) => JSON.parse(readFileSync(path.join(root, ...place), 'utf8'));

/** Kinds of parts with the beginning of their folders' names. */
export const kinds = { remote: 'mfe-', service: 'svc-' };

/** First words of addresses that the shell or the gateway answers. */
const portalPages = ['api', 'assets', 'internal', 'maintenance', 'registry', 'remotes'];
const probes = ['healthz', 'metrics', 'readyz', 'version'];
/** Names whose variable NAME_URL already means something else. */
const portalVariables = ['database', 'portal', 'public', 'smtp'];

const firstWord = (address) => address.toLowerCase().split('/')[1] ?? '';

/** Pages of all remotes, each with the remote. */
const pages = () =>
  remotes().flatMap((folder) =>
    readJson(folder, 'manifest.json').pages.map((page) => ({ folder, address: page.path })),
  );

const contracts = () =>
  readdirSync(path.join(root, 'contracts')).filter((name) =>
    existsSync(path.join(root, 'contracts', name, 'openapi.json')),
  );

/** Every documented address of the API: `{ contract, address }`. */
const calls = () =>
  contracts().flatMap((contract) =>
    Object.keys(readJson('contracts', contract, 'openapi.json').paths).map((address) => ({
      contract,
      address,
    })),
  );

/** A sentence on why a name is refused, or undefined. */
export function refusalOf(kind, name) {
  const prefix = kinds[kind];
  if (name.startsWith(prefix))
    return `Leave ${prefix} away: npm run new -- ${kind} ${name.slice(prefix.length)}`;
  const refused = refusedName(kind, name);
  if (refused) return refused;
  if (existsSync(path.join(root, prefix + name)))
    return `There is ${prefix}${name} already: take another name.`;
  return kind === 'remote' ? refusedPage(name) : refusedCall(name);
}

function refusedPage(name) {
  const taken = pages().find(({ address }) => firstWord(address) === name);
  if (taken) return `${taken.folder} has the page ${taken.address}: take another name.`;
  if ([...portalPages, ...probes].includes(name))
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
  if (portalVariables.includes(name))
    return `${name.toUpperCase()}_URL is a variable with a meaning of its own: take another name.`;
  return undefined;
}
