/** First words of the API's addresses: a service that is registered at run time may not take them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';

export const file = 'gateway/src/routing/taken.json';

const documents = () =>
  readdirSync(path.join(root, 'contracts'))
    .map((name) => path.join(root, 'contracts', name, 'openapi.json'))
    .filter((place) => existsSync(place));

const addresses = (document) => Object.keys(JSON.parse(readFileSync(document, 'utf8')).paths);

/** The text of the file, made from the contracts. */
export function takenWords() {
  const words = documents()
    .flatMap(addresses)
    .flatMap((address) => /^\/api\/([^/]+)/.exec(address)?.[1] ?? []);
  return `${JSON.stringify([...new Set(words)].sort(), null, 2)}\n`;
}
