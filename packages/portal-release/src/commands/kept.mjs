import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { breaksOf, sentenceOf } from '../promises/compare.mjs';
import { promisesOf } from '../promises/dereferenced.mjs';
import { publishedFile } from '../published.mjs';

const usage =
  'Name the contract of before and that of now: portal-release kept @portal/contract-svc-x-v1 contract';

const fileIn = (place) => (statSync(place).isDirectory() ? path.join(place, 'openapi.json') : place);
const read = (place) => JSON.parse(readFileSync(fileIn(place), 'utf8'));
const firstNumber = ({ info }) => info.version.split('.')[0];

/** The reasons why the present document cannot be released after the earlier one, one sentence each. */
export function problemsBetween(before, now) {
  const broken = firstNumber(before) === firstNumber(now) ? breaksOf(before, now).map(sentenceOf) : [];
  if (broken.length > 0)
    return [
      ...broken,
      'Add beside what is there and remove nothing, or make the next version of the contract beside the first.',
    ];
  if (before.info.version === now.info.version && promisesOf(before) !== promisesOf(now))
    return [`It has changed since ${before.info.version}: raise the second number of its version.`];
  return [];
}

/** Compares a contract with its earlier version: a folder, a document, or the package that was published last. */
export async function run({ names: [before, now, ...more], log }) {
  if (!before || !now || more.length > 0) throw new Error(usage);
  const was = existsSync(before) ? read(before) : await publishedFile(before, 'openapi.json');
  if (!was) {
    log(`${before} was never published: nothing was promised yet.`);
    return;
  }
  const document = typeof was === 'string' ? JSON.parse(was) : was;
  const problems = problemsBetween(document, read(now));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  log(`All that ${document.info.version} promised is kept.`);
}
