/**
 * `npm run demo-data -- --applications N [--seed S] [--force] [--fast]`: fills a portal with invented applications in
 * all states. The same number, seed and day make the same data. Each service stores its own part. The command uses the
 * environment of `npm start`. The portal may be running, except with `--fast`, which makes the indexes of the tables
 * only at the end.
 */
import './lib/help.mjs';

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { people } from './lib/demo/people.mjs';
import { ensureInstalled, root } from './lib/install.mjs';

const usage = 'Usage: npm run demo-data -- --applications N [--seed S] [--force] [--fast]';
/** Number of people per application: the remaining applications are second ones of the same people. */
const peopleShare = 0.92;

function readArguments() {
  const options = {
    applications: { type: 'string' },
    seed: { type: 'string', default: '1' },
    force: { type: 'boolean', default: false },
    fast: { type: 'boolean', default: false },
  };
  const { values } = parseArgs({ options });
  const count = Number(values.applications);
  const seed = Number(values.seed);
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
    throw new Error(`--applications must be a whole number from 1 to 1000000.\n${usage}`);
  if (!Number.isInteger(seed) || seed < 0) throw new Error(`--seed must be a whole number.\n${usage}`);
  return { count, seed, force: values.force, fast: values.fast };
}

const environment = {
  ...process.env,
  DATA_DIR: path.resolve(root, process.env.DATA_DIR || 'data'),
  // These processes take no calls and make none, so any credential will do.
  SERVICE_CREDENTIAL: process.env.SERVICE_CREDENTIAL || randomBytes(32).toString('hex'),
};

/** Runs a service's part of the work with `lines` as its input. Resolves to what the process answers. */
function ask(service, { argument = 'fill', env = {}, lines = [] } = {}) {
  const entry = path.join(root, service, 'src/demo/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', entry, argument], {
    cwd: root,
    env: { ...environment, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  let complaint = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    complaint += text;
  });
  const written = writeLines(child.stdin, lines);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', async (code) => {
      await written;
      if (code === 0) resolve(JSON.parse(output));
      else reject(new Error(complaint.trim() || `${service} ended with ${code}`));
    });
  });
}

/** Writes to a process that may end early. Errors are ignored here, since the process itself reports why it ended. */
const writeLines = (stream, lines) =>
  pipeline(
    Readable.from(lines).map((line) => `${JSON.stringify(line)}\n`),
    stream,
  ).catch(() => {});

async function makeDemoData({ count, seed, force, fast }) {
  const { applications } = await ask('svc-applications', { argument: 'check' });
  if (applications > 0 && !force) {
    throw new Error(
      `This portal holds ${applications} applications already, and made-up ones cannot be told from real ones. ` +
        'Take an empty DATA_DIR or database, or add --force.',
    );
  }
  const { last } = await ask('svc-auth', { argument: 'check' });
  const wanted = { count: Math.ceil(count * peopleShare), seed, first: last + 1 };
  const password = randomBytes(9).toString('base64url');
  const { first, staff } = await ask('svc-auth', {
    env: { DEMO_PASSWORD: password },
    lines: people(wanted),
  });
  const now = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const done = await ask('svc-applications', {
    lines: order({ count, seed, now, staff, fast }, wanted, first),
  });
  const [someone] = people({ ...wanted, count: 1 });
  console.log(`The portal holds ${done.applications} applications now.`);
  console.log(`An applicant to sign in as: ${someone.email}, password ${password} (the first ten have it)`);
}

function* order(first, wanted, firstId) {
  yield first;
  let id = firstId;
  for (const person of people(wanted)) {
    yield { id, ...person };
    id += 1;
  }
}

try {
  const wishes = readArguments();
  await ensureInstalled({ tests: false });
  await makeDemoData(wishes);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
