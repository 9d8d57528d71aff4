/** `npm run contracts -- --check-breaking`: what the contracts promised is still kept. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';
import { breaksOf, sentenceOf } from './compare.mjs';
import { consumersOf } from './consumers.mjs';

const fileOf = (contract, name) => path.join(root, 'contracts', contract, name);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Folders below contracts/ with a document, now or when it was last recorded. */
const contractNames = () =>
  readdirSync(path.join(root, 'contracts')).filter((contract) =>
    ['openapi.json', 'released.json'].some((name) => existsSync(fileOf(contract, name))),
  );

const documentsNamed = (name) =>
  new Map(
    contractNames()
      .filter((contract) => existsSync(fileOf(contract, name)))
      .map((contract) => [contract, readJson(fileOf(contract, name))]),
  );

/** Contract -> document, as they are now. */
export const presentDocuments = () => documentsNamed('openapi.json');

/** Contract -> document, as they were recorded last. */
export const recordedDocuments = () => documentsNamed('released.json');

/** Contract -> document of the version before the one that was recorded last; none of a contract in its first. */
export const previousDocuments = () => documentsNamed('previous.json');

/** Contract -> document, as they are in a commit. */
export function documentsAt(ref) {
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const files = git('ls-tree', '-r', '--name-only', ref, 'contracts/')
    .split('\n')
    .filter((file) => file.endsWith('/openapi.json'));
  return new Map(files.map((file) => [file.split('/')[1], JSON.parse(git('show', `${ref}:${file}`))]));
}

/** What breaks the callers who keep to `before`, each with the `callers` whose sources name the call. */
export function breaksWithCallers(contract, before, after) {
  const consumers = consumersOf(contract);
  return breaksOf(before, after).map((found) => ({
    ...found,
    callers: consumers.filter((consumer) => consumer.calls(found)).map(({ name }) => name),
  }));
}

/** One line for each promise that is not kept any more, naming the call, the field and who is hurt; empty when all are. */
export function brokenPromises(before, after) {
  return [...before].flatMap(([contract, was]) => {
    const is = after.get(contract);
    const consumers = consumersOf(contract);
    if (!is) return [`${contract} is gone. It is needed by: ${namesOf(consumers)}`];
    return breaksOf(was, is).map((found) => {
      const callers = consumers.filter((consumer) => consumer.calls(found));
      const others = consumers.filter((consumer) => !callers.includes(consumer));
      const told = [
        callers.length > 0 && `Called by: ${namesOf(callers)}`,
        others.length > 0 && `${callers.length > 0 ? 'Also need' : 'Need'} the contract: ${namesOf(others)}`,
      ].filter(Boolean);
      return `${contract} ${sentenceOf(found)}. ${told.length > 0 ? told.join('. ') : 'Nobody of ours needs it'}`;
    });
  });
}

const namesOf = (consumers) => consumers.map(({ name }) => name).join(', ') || 'nobody of ours';

/**
 * Makes the documents of now the ones that later ones are held against; those before stay as the versions before.
 * Answers the contracts that were recorded.
 * @throws Error when a promise is broken, or when a changed contract has the version of the recorded one.
 */
export function recordDocuments() {
  const recorded = recordedDocuments();
  const present = presentDocuments();
  const broken = brokenPromises(recorded, present);
  if (broken.length > 0) throw new Error(broken.join('\n'));
  const changed = [...present].filter(
    ([contract, document]) => JSON.stringify(recorded.get(contract)) !== JSON.stringify(document),
  );
  for (const [contract, document] of changed) {
    const before = recorded.get(contract)?.info.version;
    if (before === document.info.version)
      throw new Error(`${contract} has changed since ${before}: raise its CONTRACT_VERSION, then record it.`);
  }
  const write = (contract, name, document) =>
    writeFileSync(fileOf(contract, name), `${JSON.stringify(document)}\n`);
  for (const [contract, document] of changed) {
    if (recorded.has(contract)) write(contract, 'previous.json', recorded.get(contract));
    write(contract, 'released.json', document);
  }
  return changed.map(([contract]) => contract);
}
