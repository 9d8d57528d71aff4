/** Runs an npm registry on this machine for the tests of packed kits: Verdaccio, installed when it is first needed. */
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from '../install.mjs';

/**
 * Not in the lock file: 295 packages of 55 MB for one test. This is the last version for Node.js 20. node-fetch is
 * overridden because a package asks for it by a tag that some registries do not know.
 */
const wanted = {
  private: true,
  dependencies: { verdaccio: '6.2.4' },
  overrides: { 'node-fetch': '2.7.0' },
};
const home = path.join(root, '.cache/verdaccio');

function ensureVerdaccio() {
  const program = path.join(home, 'node_modules/verdaccio/bin/verdaccio');
  if (existsSync(program)) return program;
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), JSON.stringify(wanted));
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
  const { status, stderr } = spawnSync('npm', args, { cwd: home, encoding: 'utf8', timeout: 600_000 });
  if (status !== 0) throw new Error(`npm could not install Verdaccio:\n${stderr}`);
  return program;
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * Settings as in an organisation: whoever has a token reads and publishes @portal packages; all others npm gets
 * elsewhere.
 */
const settings = (folder) => `storage: ${folder}/storage
auth:
  htpasswd:
    file: ${folder}/htpasswd
    max_users: 1
web:
  enable: false
packages:
  '@portal/*':
    access: $authenticated
    publish: $authenticated
log: { type: file, path: ${folder}/log, level: warn }
`;

async function answers(url, child) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Verdaccio ended with ${child.exitCode}.`);
    const answer = await fetch(`${url}/-/ping`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Registers the only user. Resolves to the token. */
async function signUp(url) {
  const answer = await fetch(`${url}/-/user/org.couchdb.user:team`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'team', password: randomUUID() }),
  });
  const { token, error } = await answer.json();
  if (!token) throw new Error(`Verdaccio gave no token: ${error}`);
  return token;
}

/**
 * Starts a registry that keeps everything in `folder`. Resolves to `{ url, token, userConfig, publish(tarball), stop()
 * }`.
 */
export async function startRegistry(folder) {
  const program = ensureVerdaccio();
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'config.yaml'), settings(folder));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [program, '--config', path.join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`],
    { stdio: 'ignore' },
  );
  await answers(url, child);
  const token = await signUp(url);
  const userConfig = path.join(folder, 'npmrc');
  writeFileSync(userConfig, `@portal:registry=${url}/\n//127.0.0.1:${port}/:_authToken=${token}\n`);
  return {
    url: `${url}/`,
    token,
    userConfig,
    publish(tarball) {
      const args = ['publish', tarball, '--userconfig', userConfig, '--loglevel=error'];
      const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${tarball} could not be published:\n${stderr}`);
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill();
      }),
  };
}
