import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { until } from '@portal/test-kit';
import { cleanUp, folderWith } from './harness';

const launcher = pathToFileURL(resolve(__dirname, '../../scripts/lib/launcher/child.mjs')).href;
const started: ChildProcess[] = [];

afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await cleanUp();
});

const ready = 'process.send({ ready: true }); console.log("pid", process.pid);';

const programs = {
  'good.cjs': `setInterval(() => {}, 1000); process.once('SIGTERM', () => process.exit(0)); ${ready}`,
  'hanging.cjs': `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); ${ready}`,
  'babbling.cjs': `setInterval(() => {}, 1000); process.once('SIGTERM', () => process.exit(0)); process.on('exit', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)); ${ready}`,
  'mortal.cjs': `setTimeout(() => process.exit(1), 200); ${ready}`,
  'standing.cjs': 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
  'slow.cjs': `setInterval(() => process.send({ alive: true }), 200); process.once('SIGTERM', () => process.exit(0)); setTimeout(() => { ${ready} }, 8_000);`,
  'refusing.cjs': `process.stderr.write('PORT must be a port number; it is "x".\\n'); process.exit(1);`,
};

/** Runs a launcher with one of the programs as `child`, and prints what the script asks it to print. */
async function launch(program: keyof typeof programs, script: string) {
  const entry = join(await folderWith(programs), program);
  const source = `
    import { createChild } from ${JSON.stringify(launcher)};
    const entry = ${JSON.stringify(entry)};
    const child = createChild({ name: 'part', entry, env: process.env, silentMs: 6_000, onLine: (line) => console.log(line) });
    ${script}`;
  const running = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'pipe' });
  started.push(running);
  let text = '';
  running.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const ended = new Promise<void>((done) => running.once('close', () => done()));
  return { running, ended, text: () => text };
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const pidsIn = (text: string) => [...text.matchAll(/pid (\d+)/g)].map((match) => Number(match[1]));

test('stopping leaves no process behind', async () => {
  const { ended, text } = await launch('good.cjs', 'await child.start(); await child.stop();');
  await ended;
  expect(pidsIn(text())).toHaveLength(1);
  expect(pidsIn(text()).some(lives)).toBe(false);
});

test('a process that does not listen is ended all the same, within five seconds', async () => {
  const script =
    'const begun = Date.now(); await child.start(); const up = Date.now(); await child.stop(); console.log("took", Date.now() - up, "of", up - begun);';
  const { ended, text } = await launch('hanging.cjs', script);
  await ended;
  expect(pidsIn(text()).some(lives)).toBe(false);
  const [took = 0, start = 0] = (/took (\d+) of (\d+)/.exec(text()) ?? []).slice(1).map(Number);
  // Slow machines get more time, in proportion to how long they took to start a process.
  expect(took).toBeLessThan(5_000 + 5 * start);
});

test('a slow start is waited for as long as the process lives; one that stands still is ended', async () => {
  const slow = await launch('slow.cjs', 'await child.start(); await child.stop();');
  const status = await launch(
    'standing.cjs',
    'await child.start().catch((error) => console.log(error.message));',
  );
  await Promise.all([slow.ended, status.ended]);
  expect(pidsIn(slow.text())).toHaveLength(1);
  expect(status.text()).toBe(
    'part was ended: no sign of life for 6 s. Start again when this machine has less to do.\n',
  );
}, 60_000);

test('a process that dies is started again', async () => {
  const { text } = await launch('mortal.cjs', 'await child.start();');
  await until(() => pidsIn(text()).length >= 2);
});

test('the message of a process that refuses to start is shown', async () => {
  const { ended, text } = await launch(
    'refusing.cjs',
    'await child.start().catch((e) => console.log(e.message));',
  );
  await ended;
  expect(text()).toBe('PORT must be a port number; it is "x".\n');
});

test('when the launcher is killed, the processes it started end by themselves', async () => {
  const { running, text } = await launch('good.cjs', 'await child.start(); setInterval(() => {}, 1000);');
  await until(() => pidsIn(text()).length === 1);
  running.kill('SIGKILL');
  await until(() => !pidsIn(text()).some(lives));
});

test('stops a process that keeps trying to print its last words', async () => {
  const { running, text } = await launch('babbling.cjs', 'await child.start(); setInterval(() => {}, 1000);');
  await until(() => pidsIn(text()).length === 1);
  running.kill('SIGKILL');
  await until(() => !pidsIn(text()).some(lives));
});
