import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ClientFunction } from 'testcafe';
import { harness } from '../support/harness';
import { button, heading, words } from '../support/page';
import { doneWith, ownBuilds, portalWith } from '../support/portal-with';
import { withChangedBuild } from '../support/releases';

const released = 'Welcome back';
const local = 'Welcome to what is on my desk';
const key = 'portal:remote-overrides';
/** The storage key of module federation's developer tools. */
const keyOfTools = '__MF_DEVTOOLS__';

const setItem = ClientFunction((name: string, value: string) => window.localStorage.setItem(name, value));
/** What the developer tools list: the remotes that federation knows on this page. */
const seenByTools = ClientFunction(() => {
  const { __FEDERATION__: seen } = window as unknown as { __FEDERATION__: { moduleInfo: object } };
  return Object.keys(seen.moduleInfo).join(' ');
});
const getItem = ClientFunction((name: string) => window.localStorage.getItem(name));

/** Serves a build as a developer's own server does. */
function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const file = path.basename(request.url ?? '');
    const type = file.endsWith('.json') ? 'application/json' : 'text/javascript';
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', type);
    response.end(readFileSync(path.join(folder, file)));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Runs `work` while a changed build of the staff area is served on this machine. */
function withLocalBuild(work: (overrides: string) => Promise<void>): Promise<void> {
  const change = (_file: string, text: string) => text.replaceAll(released, local);
  return withChangedBuild('mfe-admin', change, async (folder) => {
    const server = await serve(folder);
    const { port } = server.address() as AddressInfo;
    try {
      await work(JSON.stringify({ 'mfe-admin': `http://127.0.0.1:${port}/mf-manifest.json` }));
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
}

fixture('A developer points one remote of a running portal at a local build').after(() =>
  doneWith(ownBuilds),
);

test('where overrides are allowed the local build opens, a badge shows it, and its button restores the released remote', async (t) => {
  const portal = await portalWith(ownBuilds);
  await t.navigateTo(`${portal.url}/staff/auth`);
  await t.expect(heading(released).exists).ok();
  await withLocalBuild(async (overrides) => {
    await setItem(key, overrides);
    await t.navigateTo(`${portal.url}/staff/auth`);
    await t.expect(heading(local).exists).ok();
    await t.expect(words('Local override: mfe-admin').exists).ok();
    await t.click(button('Reset'));
    await t.expect(heading(released).exists).ok();
    await t.expect(words('Local override').exists).notOk();
    await t.expect(getItem(key)).eql(null);
  });
});

test('the developer tools of module federation see the remotes, and override one by their own key', async (t) => {
  const portal = await portalWith(ownBuilds);
  await t.navigateTo(`${portal.url}/staff/auth`);
  await t.expect(heading(released).exists).ok();
  await t.expect(seenByTools()).contains('mfe-admin');
  await withLocalBuild(async (overrides) => {
    await setItem(keyOfTools, overrides);
    await t.navigateTo(`${portal.url}/staff/auth`);
    await t.expect(heading(local).exists).ok();
    await t.expect(words('Local override: mfe-admin').exists).ok();
    await t.click(button('Reset'));
    await t.expect(heading(released).exists).ok();
    await t.expect(getItem(keyOfTools)).eql(null);
  });
});

test('where overrides are not allowed the released remote opens, without a badge', async (t) => {
  const { url } = harness().shared;
  await t.navigateTo(`${url}/staff/auth`);
  await withLocalBuild(async (overrides) => {
    await setItem(key, overrides);
    await t.navigateTo(`${url}/staff/auth`);
    await t.expect(heading(released).exists).ok();
    await t.expect(words('Local override').exists).notOk();
  });
  const page = await fetch(`${url}/staff/auth`);
  await t.expect(page.headers.get('content-security-policy')).contains("script-src 'self';");
});
