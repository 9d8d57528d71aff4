import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/test-kit';

const script = join(__dirname, 'cluster-start.sh');
const crashed = 'seqno: -1\nsafe_to_bootstrap: 0\n';

/**
 * Runs the script on a server's data folder, with a program that prints the settings it gets, or, when asked for it,
 * the position at which the server stopped.
 */
function start({ state, ...environment }: Record<string, string>): string {
  const home = temporaryFolder('portal-cluster-start-');
  const program = join(home, 'mariadbd');
  writeFileSync(
    program,
    '#!/bin/sh\ncase "$*" in *wsrep-recover*) echo "WSREP: Recovered position: aa-bb:42" >&2 ;; *) echo "$@" ;; esac\n',
  );
  chmodSync(program, 0o755);
  if (state) writeFileSync(join(home, 'grastate.dat'), state);
  return execFileSync(script, ['--port=3306'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: `${home}:${process.env.PATH}`,
      DATA_FOLDER: home,
      ENTRYPOINT: '',
      CLUSTER_SERVERS: '127.0.0.1:1,127.0.0.1:2,127.0.0.1:3',
      CLUSTER_NAME: '127.0.0.1:1',
      ...environment,
    },
  });
}

test('a new server joins the others, and never begins a cluster by itself', () => {
  expect(start({})).toBe(
    '--port=3306 --wsrep-cluster-address=gcomm://127.0.0.1:1,127.0.0.1:2,127.0.0.1:3 --wsrep-node-name=127.0.0.1:1\n',
  );
  expect(start({ CLUSTER_BEGINS: '127.0.0.1:2' })).not.toContain('--wsrep-new-cluster');
});

test('the server that is configured to begins the cluster', () => {
  expect(start({ CLUSTER_BEGINS: '127.0.0.1:1' })).toContain('--wsrep-new-cluster');
  const named = { CLUSTER_SERVERS: '127.0.0.1,127.0.0.2', CLUSTER_NAME: '127.0.0.1' };
  expect(start({ ...named, CLUSTER_BEGINS: '127.0.0.1' })).toContain('--wsrep-new-cluster');
});

test('after a crash a server reports where it stopped, and joins, whatever is configured', () => {
  const output = start({ state: crashed, CLUSTER_BEGINS: '127.0.0.1:1' });
  expect(output).toContain('--wsrep-start-position=aa-bb:42');
  expect(output).not.toContain('--wsrep-new-cluster');
});

test('the server that stopped last begins the cluster again', () => {
  expect(start({ state: 'seqno: 42\nsafe_to_bootstrap: 1\n' })).toContain('--wsrep-new-cluster');
});

test('while another server answers, none begins a cluster', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const servers = { CLUSTER_SERVERS: `127.0.0.1:1,127.0.0.1:${port}`, CLUSTER_BEGINS: '127.0.0.1:1' };
  expect(start(servers)).not.toContain('--wsrep-new-cluster');
  expect(start({ ...servers, state: 'seqno: 42\nsafe_to_bootstrap: 1\n' })).not.toContain(
    '--wsrep-new-cluster',
  );
  other.close();
});
