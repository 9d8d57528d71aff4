import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { until } from '@portal/test-kit';

// A separate process, because the tests are about signals and exit codes.
const program = join(__dirname, 'run-service.program.cjs');

async function startProgram(): Promise<{ child: ChildProcess; url: string; output: () => string }> {
  const child = fork(program, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], execArgv: ['--import', 'tsx'] });
  let words = '';
  child.stdout?.on('data', (chunk) => {
    words += chunk;
  });
  const [message] = (await once(child, 'message')) as [{ ready: boolean; port: number }];
  expect(message.ready).toBe(true);
  return { child, url: `http://127.0.0.1:${message.port}`, output: () => words };
}

test('it reports its address to its parent, finishes running requests, closes, and exits with 0', async () => {
  const { child, url, output } = await startProgram();
  const slow = fetch(`${url}/slow`).then((answer) => answer.json());
  await once(child, 'message');
  child.kill('SIGTERM');
  await until(() =>
    fetch(`${url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  child.send('finish');
  expect(await slow).toEqual({ done: true });
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  expect(output()).toMatch(/"msg":"slow service listens"/);
  expect(output()).toMatch(/"msg":"closed"/);
});
