/**
 * `npm run faults [-- [--sound] [--stage STAGE] [NAME ...]]`: plants each fault of e2e/faults in a copy of the
 * repository and runs the checks that should catch it. `--sound` first runs the same checks without the fault, which
 * have to pass.
 */
import './lib/help.mjs';

import { beginFamily } from './lib/family.mjs';
import { check } from './lib/faults/check.mjs';
import { makeCopy } from './lib/faults/copy.mjs';
import { chooseFaults, faults } from './lib/faults/patches.mjs';
import { ensureInstalled } from './lib/install.mjs';

function readArguments(given) {
  const args = { sound: false, stage: undefined, names: [] };
  while (given.length > 0) {
    const word = given.shift();
    if (word === '--sound') args.sound = true;
    else if (word === '--stage') args.stage = given.shift();
    else args.names.push(word);
  }
  return args;
}

const wayOf = ({ stage, patterns }) => [stage, ...patterns].join(' ');
const firstLine = (text) => text.split('\n')[0].slice(0, 200);

/** Prints the outcome in one line. */
function printOutcome(about, verdict, begun, detail) {
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(
    `${verdict === 'caught' ? '✓' : '✗'} ${about}: ${verdict} (${seconds} s)${detail && `, ${detail}`}`,
  );
}

/** Whether the check passes without a fault; otherwise its failure would prove nothing. */
async function isSound(copy, by) {
  const begun = Date.now();
  const { failed, broken } = await check(copy.checkout, by);
  const sound = failed.length === 0 && !broken;
  const verdict = sound ? 'sound' : 'FAILS WITHOUT A FAULT';
  console.log(`${sound ? '✓' : '✗'} ${wayOf(by)}: ${verdict} (${Math.round((Date.now() - begun) / 1000)} s)`);
  if (!sound) console.log(`    ${failed[0] ?? broken}`);
  return sound;
}

async function tryFault(copy, { name, file, by }) {
  const begun = Date.now();
  const about = `${name} by ${wayOf(by)}`;
  if (!(await copy.fits(file))) {
    printOutcome(about, 'does not apply', begun, '');
    return 'does not apply';
  }
  await copy.plant(file);
  const { failed, broken } = await check(copy.checkout, by);
  await copy.heal(file);
  const verdict = failed.length > 0 ? 'caught' : 'NOT CAUGHT';
  printOutcome(about, verdict, begun, failed[0] ? firstLine(failed[0]) : firstLine(broken));
  return verdict;
}

function table(results) {
  const rows = [...new Set(results.map(({ stage }) => stage))].map((stage) => {
    const of = results.filter((one) => one.stage === stage);
    const count = (verdict) => String(of.filter((one) => one.verdict === verdict).length);
    return [stage, count('caught'), count('NOT CAUGHT'), count('does not apply')];
  });
  return [['stage', 'caught', 'not caught', 'does not apply'], ...rows]
    .map((row) => row.map((cell, place) => (place === 0 ? cell.padEnd(12) : cell.padStart(14))).join(' '))
    .join('\n');
}

async function plantAll(copy, chosen, sound) {
  const results = [];
  if (sound) {
    const ways = new Map(chosen.map(({ by }) => [wayOf(by), by]));
    for (const by of ways.values())
      if (!(await isSound(copy, by))) results.push({ stage: by.stage, verdict: 'unsound' });
  }
  for (const fault of chosen) results.push({ stage: fault.by.stage, verdict: await tryFault(copy, fault) });
  const caught = results.filter(({ verdict }) => verdict === 'caught').length;
  console.log(`\n${table(results)}\n\n${caught} caught, ${results.length - caught} not`);
  return caught === results.length;
}

const { sound, stage, names } = readArguments(process.argv.slice(2));
const chosen = chooseFaults(faults(), { stage, names });
if (chosen.length === 0) {
  console.error('Usage: npm run faults [-- [--sound] [--stage STAGE] [NAME ...]]; no fault is called so.');
  process.exit(2);
}
beginFamily();
await ensureInstalled();
// The copy lies in the temporary folder of this command, which is removed at its end.
const copy = await makeCopy();
process.exitCode = (await plantAll(copy, chosen, sound)) ? 0 : 1;
