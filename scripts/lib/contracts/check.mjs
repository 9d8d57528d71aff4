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

/** Contract -> document, as they are now. */
export const presentDocuments = () =>
  new Map(
    contractNames()
      .filter((contract) => existsSync(fileOf(contract, 'openapi.json')))
      .map((contract) => [contract, readJson(fileOf(contract, 'openapi.json'))]),
  );

/** Contract -> document, as they were recorded last. */
export const recordedDocuments = () =>
  new Map(
    contractNames()
      .filter((contract) => existsSync(fileOf(contract, 'released.json')))
      .map((contract) => [contract, readJson(fileOf(contract, 'released.json'))]),
  );

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
 * Makes the documents of now the ones that later ones are held against. Answers the contracts that were recorded.
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
  for (const [contract, document] of changed)
    writeFileSync(fileOf(contract, 'released.json'), `${JSON.stringify(document)}\n`);
  return changed.map(([contract]) => contract);
}
