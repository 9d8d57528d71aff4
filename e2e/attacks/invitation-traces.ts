import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestPortal } from '../support/harness';
import { loadLauncher } from '../support/launcher';
import { startTestPortal } from '../support/portal';
import { aColleague, invite } from '../support/staff-seed';
import { createAsk } from './answers';
import type { Part, Scene } from './scene';

const parts = ['gateway', 'svc-auth', 'svc-applications', 'svc-reports'];

/** Uses an invitation as a person does, on present and earlier pages and with mistakes. */
async function walk(portal: TestPortal, secret: string, password: string): Promise<string[]> {
  const ask = createAsk(portal.url);
  const link = `${portal.url}/staff#invitation=${secret}`;
  const json = { token: secret };
  const asked = [
    { method: 'GET', path: '/staff', headers: { referer: `${portal.url}/staff` } },
    { method: 'POST', path: '/api/staff/invitation', json, headers: { referer: `${portal.url}/staff` } },
    { method: 'POST', path: '/api/staff/invitation', raw: `{"token":"${secret}`, type: 'application/json' },
    { method: 'POST', path: '/api/staff/invitation', json: { token: [secret] } },
    { method: 'PUT', path: '/api/staff/invitation', json },
    { method: 'POST', path: '/api/staff/invitation/accept', json: { ...json, newPassword: 'short' } },
    // Earlier pages had the secret in the address.
    { method: 'GET', path: `/api/staff/invitations/${secret}` },
    { method: 'GET', path: `/api/staff/invitations/${secret}/more` },
    { method: 'DELETE', path: `/api/staff/invitations/${secret}` },
    { method: 'POST', path: `/api/staff/invitations/${secret}`, json: { newPassword: 'short' } },
    { method: 'POST', path: '/registry/errors', raw: `mfe-admin 1.0.0 ${link}`, type: 'text/plain' },
    { method: 'POST', path: '/registry/errors', raw: secret, type: 'text/plain' },
    { method: 'POST', path: '/registry/errors', raw: `mfe-admin ${secret} crashed`, type: 'text/plain' },
    { method: 'POST', path: '/api/staff/invitation/accept', json: { ...json, newPassword: password } },
    // The invitation is used by now: its secret opens nothing, and must not be logged.
    { method: 'POST', path: '/api/staff/invitation/accept', json: { ...json, newPassword: password } },
    { method: 'GET', path: `/api/staff/invitations/${secret}` },
  ];
  const problems: string[] = [];
  for (const one of asked) {
    const { status, headers, text } = await ask(one);
    const what = `${one.method} ${one.path.replace(secret, '…')} (${status})`;
    if (status >= 500) problems.push(`${what} failed`);
    if (text.includes(secret)) problems.push(`${what} answers with the secret`);
    if (one.path.startsWith('/api/') && !/no-store/.test(headers.get('cache-control') ?? ''))
      problems.push(`${what} may be kept: ${headers.get('cache-control')}`);
    const isPage = one.path === '/staff' || one.path.startsWith('/api/');
    if (isPage && !/no-referrer|same-origin|strict-origin/.test(headers.get('referrer-policy') ?? ''))
      problems.push(`${what} lets other sites read where somebody came from`);
    for (const name of ['location', 'set-cookie', 'link'])
      if (headers.get(name)?.includes(secret)) problems.push(`${what} has the secret in ${name}`);
  }
  return problems;
}

/** Files of the portal that contain the secret; the mail is expected to. */
async function filesWith(portal: TestPortal, secret: string): Promise<string[]> {
  const entries = await readdir(portal.dataDir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const content = (await readFile(file).catch(() => Buffer.alloc(0))).toString('latin1');
    // Mails break long lines by `=`.
    if (content.replace(/=\r?\n/g, '').includes(secret)) found.push(path.relative(portal.dataDir, file));
  }
  return found;
}

async function metricsWith(portal: TestPortal, secret: string): Promise<string[]> {
  const texts = await Promise.all(
    parts.map(async (name) => [
      name,
      await fetch(`http://127.0.0.1:${portal.child(name).port}/metrics`).then((answer) => answer.text()),
    ]),
  );
  return texts.filter(([, text]) => text?.includes(secret)).map(([name]) => `the metrics of ${name} have it`);
}

/** Looks for the secret in the answers, files and metrics of a separate portal. */
async function found(portal: TestPortal): Promise<{ secret: string; problems: string[] }> {
  const colleague = aColleague();
  const secret = (await invite(portal, colleague, 'reviewer')).split('invitation=')[1] ?? '';
  const problems = await walk(portal, secret, colleague.password);
  const files = await filesWith(portal, secret);
  if (!files.some((file) => file.startsWith('mail/'))) problems.push('the mail itself was not found');
  if (files.length > 1) problems.push(`more than the mail has it: ${files.join(', ')}`);
  return { secret, problems: [...problems, ...(await metricsWith(portal, secret))] };
}

/** Logs at the most detailed level, and reads the log once the portal has stopped and everything is written. */
async function traces(): Promise<string[]> {
  const lines: string[] = [];
  const env = { LOG_LEVEL: 'trace' };
  const portal = await startTestPortal(await loadLauncher(), { env, onLine: (line) => lines.push(line) });
  const { secret, problems } = await found(portal).finally(() => portal.stop());
  if (secret.length < 30) return ['there is no secret to look for'];
  if (!lines.some((line) => line.includes('/api/staff/invitation')))
    problems.push('no log names the calls, so nothing was looked at');
  const inLogs = lines.filter((line) => line.includes(secret)).map((line) => line.replaceAll(secret, '…'));
  return [...problems, ...inLogs.map((line) => `a log has it: ${line.slice(0, 300)}`)];
}

export const invitationTraces: Part = {
  name: 'traces',
  async run({ checks }: Scene) {
    checks.note('The secret of an invitation stands in its mail alone', await traces());
  },
};
