import { execFile } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ReleaseKeys } from '@portal/contract-remote-v1';
import { httpbis } from 'http-message-signatures';
import { buildFiles, digestOf, name, releasingPortal, token } from './desk';
import { folderWith } from './harness';

interface Outcome {
  code: number;
  output: string;
}

/** Runs portal-release in a folder that contains nothing of the portal. */
export function portalRelease(args: string[], env: Record<string, string>, cwd: string): Promise<Outcome> {
  const program = resolve(__dirname, '../../packages/portal-release/bin/portal-release.mjs');
  const clean = { PATH: process.env.PATH ?? '', ...env };
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], { cwd, env: clean }, (error, out, complaint) =>
      done({ code: error ? Number(error.code) : 0, output: `${out}${complaint}` }),
    );
  });
}

const lifecycles = '({ bootstrap() {}, mount() {}, unmount() {} })';

/** A build that a browser could load; `page` makes one differ from another. */
export const loadable = (page = '', change: Record<string, string> = {}) =>
  folderWith(
    buildFiles({
      'remoteEntry.js': `window['${name}'] = { init() {}, get: async () => () => ${lifecycles} };`,
      'page.0123456789ab.js': `/* ${page} */`,
      'build.json': JSON.stringify({ name, version: '1.0.0', commit: '0123456789abcdef' }),
      ...change,
    }),
  );

export interface Holder {
  id: string;
  publicKey: string;
  file: string;
  run(...args: string[]): Promise<Outcome>;
}

/** A portal with the board, and functions to make teams and key holders. */
export async function portalOfTeams(options: Parameters<typeof releasingPortal>[0] = {}) {
  const portal = await releasingPortal({ contracts: { 'svc-applications': '1.2.0' }, ...options });
  const { Authorization } = await portal.issuer.bearer({ role: 'admin' });
  const admin = (method: string, path: string, body?: object) =>
    portal.call(method, `/api/admin/${path}`, body, { authorization: Authorization });

  /** A person with a new key that the portal does not know yet. */
  async function holder(passphrase?: string): Promise<Holder> {
    const folder = await folderWith({});
    const file = join(folder, 'release-key.pem');
    const secret: Record<string, string> = passphrase ? { RELEASE_KEY_PASSPHRASE: passphrase } : {};
    const made = await portalRelease(['keygen', file], secret, folder);
    const publicKey = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/.exec(made.output)?.[0] ?? '';
    const env = { PORTAL_URL: portal.url, RELEASE_KEY_FILE: file, ...secret };
    const id = /shows it as (\w+)/.exec(made.output)?.[1] ?? '';
    return { id, publicKey, file, run: (...args) => portalRelease(args, env, folder) };
  }

  const listed = async () =>
    (await admin('GET', 'release-keys')).json<ReleaseKeys & Record<string, unknown>>();

  /** A team of this name with one holder, who owns mfe-admin. */
  async function team(id: string, title: string, owns: string[] = [name]) {
    await admin('PUT', `release-keys/${id}`, { title, owns });
    const member = await holder();
    const added = await admin('POST', `release-keys/${id}/keys`, {
      public_key: member.publicKey,
      holder: `Somebody of ${title}`,
    });
    const key =
      added
        .json<ReleaseKeys>()
        .teams.find((one) => one.id === id)
        ?.keys.at(-1)?.id ?? '';
    return {
      ...member,
      key,
      revoke: () => admin('POST', `release-keys/${id}/keys/${key}/revoke`),
      retire: () => admin('POST', `release-keys/${id}/keys/${key}/retire`),
    };
  }

  return {
    ...portal,
    admin,
    holder,
    team,
    listed,
    withToken: (...args: string[]) =>
      portalRelease(args, { PORTAL_URL: portal.url, RELEASE_TOKEN: token }, portal.folder),
    signer: async (version: string) => {
      const board = (await admin('GET', 'modules')).json<{
        remotes: { versions: { version: string; signer?: Record<string, unknown> }[] }[];
      }>();
      return board.remotes[0]?.versions.find((one) => one.version.startsWith(version))?.signer;
    },
  };
}

interface Call {
  method: string;
  path: string;
  body?: string;
}

/** A call that a key signs for a portal at `authority`. */
export async function signedCall(keyFile: string, authority: string, { method, path, body }: Call) {
  const key = createPrivateKey(readFileSync(keyFile));
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' });
  const { headers } = await httpbis.signMessage(
    {
      key: {
        id: createHash('sha256').update(der).digest('hex'),
        alg: 'ed25519',
        sign: async (data) => sign(null, data, key),
      },
      fields: ['@method', '@authority', '@path', '@query', ...(body === undefined ? [] : ['content-digest'])],
      params: ['created', 'keyid', 'alg', 'nonce'],
      paramValues: { nonce: randomBytes(18).toString('base64url') },
    },
    {
      method,
      url: `http://${authority}${path}`,
      headers:
        body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-digest': digestOf(Buffer.from(body)) },
    },
  );
  return { method, path, headers: headers as Record<string, string>, ...(body !== undefined && { body }) };
}

/** With a body, it is the call `live` of a remote. */
export const signedRequest = (keyFile: string, authority: string, path: string, body?: string) =>
  signedCall(
    keyFile,
    authority,
    body === undefined ? { method: 'GET', path } : { method: 'POST', path: `${path}/live`, body },
  );

export const textOf = (file: string) => readFileSync(file, 'utf8');
