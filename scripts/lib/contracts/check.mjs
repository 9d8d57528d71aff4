/** `npm run contracts -- --check-breaking`: checks that contracts still keep what they promised, and records them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { breaksOf, sentenceOf } from '../../../packages/portal-release/src/promises/compare.mjs';
import { promisesOf } from '../../../packages/portal-release/src/promises/dereferenced.mjs';
import { root } from '../install.mjs';
import { consumersOf, fixedSegments } from './consumers.mjs';
import { recordedText } from './recorded-text.mjs';

const fileOf = (contract, name) => path.join(root, 'contracts', contract, name);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Folders below contracts/ that have a document now or had one when it was last recorded. */
const contractNames = () =>
  readdirSync(path.join(root, 'contracts')).filter((contract) =>
    ['openapi.json', 'released.json'].some((name) => existsSync(fileOf(contract, name))),
  );

/** Map of each contract to its document of this file name; contracts without that file are left out. */
export const documentsNamed = (name) =>
  new Map(
    contractNames()
      .filter((contract) => existsSync(fileOf(contract, name)))
      .map((contract) => [contract, readJson(fileOf(contract, name))]),
  );

/** Map of each contract to its present document. */
export const presentDocuments = () => documentsNamed('openapi.json');

/** Map of each contract to its last recorded document. */
export const recordedDocuments = () => documentsNamed('released.json');

/** Map of each contract to its document in a commit. */
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

/**
 * Changes from `before` to `after` that break callers. Each has `callers`: the names of consumers whose sources name
 * the call and, if the change is about a member of a body, that member.
 * @public e2e/contracts asks it, by a text that `npm run unused` cannot read.
 */
export function breaksWithCallers(contract, before, after) {
  const consumers = consumersOf(contract);
  const fixed = fixedSegments(before);
  return breaksOf(before, after).map((found) => ({
    ...found,
    callers: consumers
      .filter((consumer) => consumer.calls(found, fixed) && (!found.field || consumer.knows(found.field)))
      .map(({ name }) => name),
  }));
}

/**
 * Breaks of a contract, worded as by `sentenceOf`, that were agreed on: agreed-breaks.json beside its documents, `{
 * version, why, breaks: [...] }`. They are excused only in the step from an earlier version to `version` or later.
 */
function agreedBreaks(contract, was, is) {
  const file = fileOf(contract, 'agreed-breaks.json');
  if (!existsSync(file)) return new Set();
  const { version, breaks } = readJson(file);
  return new Set(isOlder(was.info.version, version) && !isOlder(is.info.version, version) ? breaks : []);
}

const isOlder = (one, other) => one.localeCompare(other, 'en', { numeric: true }) < 0;

/**
 * One line for each broken promise, with the call, the field and the consumers; empty when all promises are kept.
 * Breaks that `agreed(contract, was, is)` returns are left out.
 */
export function brokenPromises(before, after, agreed = agreedBreaks) {
  return [...before].flatMap(([contract, was]) => {
    const is = after.get(contract);
    const consumers = consumersOf(contract);
    if (!is) return [`${contract} is gone. It is needed by: ${namesOf(consumers)}`];
    const fixed = fixedSegments(was);
    const excused = agreed(contract, was, is);
    const broken = breaksOf(was, is).filter((found) => !excused.has(sentenceOf(found)));
    return broken.map((found) => {
      const callers = consumers.filter((consumer) => consumer.calls(found, fixed));
      const others = consumers.filter((consumer) => !callers.includes(consumer));
      const concerned = [
        callers.length > 0 && `Called by: ${namesOf(callers)}`,
        others.length > 0 && `${callers.length > 0 ? 'Also need' : 'Need'} the contract: ${namesOf(others)}`,
      ].filter(Boolean);
      return `${contract} ${sentenceOf(found)}. ${concerned.length > 0 ? concerned.join('. ') : 'Nobody of ours needs it'}`;
    });
  });
}

const namesOf = (consumers) => consumers.map(({ name }) => name).join(', ') || 'nobody of ours';

/** Pairs `[contract, document]` of contracts whose promises have changed since they were recorded. */
const changedSince = (recorded, present) =>
  [...present].filter(
    ([contract, document]) =>
      !recorded.has(contract) || promisesOf(recorded.get(contract)) !== promisesOf(document),
  );

/** Changed contracts that still have the version of the recorded document. */
export const underAnOldVersion = (recorded, present) =>
  changedSince(recorded, present)
    .filter(([contract, { info }]) => recorded.get(contract)?.info.version === info.version)
    .map(([contract]) => contract);

/**
 * The files to write when contracts are recorded, `{ contract, name, document }`: the present document becomes
 * released.json, and the one recorded before becomes previous.json.
 * @throws Error when a promise is broken, or when a changed contract still has the version of the recorded one.
 */
export function filesToRecord(recorded, present) {
  const broken = brokenPromises(recorded, present);
  if (broken.length > 0) throw new Error(broken.join('\n'));
  return changedSince(recorded, present).flatMap(([contract, document]) => {
    const before = recorded.get(contract);
    if (before?.info.version === document.info.version)
      throw new Error(
        `${contract} has changed since ${before.info.version}: raise its CONTRACT_VERSION, then record it.`,
      );
    const last = { contract, name: 'released.json', document };
    return before ? [{ contract, name: 'previous.json', document: before }, last] : [last];
  });
}

/** Records the present documents. Returns the names of contracts that had changed. */
export function recordDocuments() {
  const files = filesToRecord(recordedDocuments(), presentDocuments());
  for (const { contract, name, document } of files)
    writeFileSync(fileOf(contract, name), recordedText(document));
  // Rewrites all recorded files: a merge, or an earlier release of this command, may have left another form.
  for (const name of ['released.json', 'previous.json'])
    for (const [contract, document] of documentsNamed(name))
      writeFileSync(fileOf(contract, name), recordedText(document));
  return [...new Set(files.map(({ contract }) => contract))];
}
