import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ClientFunction, Selector } from 'testcafe';
import { staffSignIn } from '../support/api';
import type { TestPortal } from '../support/harness';
import { borrowPortal, giveBack } from '../support/lone-portal';
import { button, dialog, field, h1, words } from '../support/page';
import { liveFolder, liveVersion, repository, withChangedBuild } from '../support/releases';
import { expectCleanStaffPage, openAsStaff } from '../support/staff';
import { result } from '../support/toasts';
import { desktop, phone, resize } from '../support/windows';

const remote = 'mfe-user-dashboard';
const page = '/admin/modules/keys';
const team = 'Team Dashboard';

fixture('A team releases with its own key, which is stolen and revoked')
  .before(async (context) => {
    await borrowPortal(context);
    context.home = mkdtempSync(path.join(tmpdir(), 'release-team-'));
  })
  .after(async (context) => {
    rmSync(context.home, { recursive: true, force: true });
    await giveBack(context);
  });

/** Makes the page store what it would save as a file. */
const keepSaved = ClientFunction(() => {
  const place = window as unknown as { savedFile?: Blob };
  const make = URL.createObjectURL;
  URL.createObjectURL = (content) => {
    place.savedFile = content as Blob;
    return make(content);
  };
});
const saved = ClientFunction(() => (window as unknown as { savedFile: Blob }).savedFile.text());

interface Scene {
  portal: TestPortal;
  home: string;
}

/** Runs portal-release as a team does, in a folder that contains only its key. */
function portalRelease(
  { portal, home }: Scene,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const program = path.join(repository(), 'packages/portal-release/bin/portal-release.mjs');
  const env = {
    PATH: process.env.PATH,
    PORTAL_URL: portal.url,
    RELEASE_KEY_FILE: path.join(home, 'key.pem'),
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: home, env }, (error, out, complaint) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${out}${complaint}` }),
    );
  });
}

const build = (version: string) => (file: string, text: string) =>
  file.startsWith('remoteEntry') ? `${text}\n/* ${version} */` : text;

const card = Selector(`#module-${remote}`);

test('an administrator adds a team and its key; its release is signed, and the board names who and from which commit', async (t) => {
  const scene = t.fixtureCtx as Scene;
  const { portal, home } = scene;
  const admin = await staffSignIn(portal);
  const made = await portalRelease(scene, 'keygen', path.join(home, 'key.pem'));
  const publicKey = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/.exec(made.output)?.[0] ?? '';

  await openAsStaff(portal, page, admin);
  await t.expect(h1.withText('Teams and keys').exists).ok();
  await t.typeText(field('Team name'), team);
  await t.click(Selector('label').withExactText(remote));
  await t.click(button('Add the team'));
  await t.expect(result(`${team} is added`)).ok();
  await t.click(button(`Add a key to ${team}`));
  await t.typeText(field('Whose key is it?'), 'Aline Uwera');
  await t.typeText(field('Public key'), publicKey, { paste: true });
  await t.click(button('Add the key'));
  await t.expect(result(`The key of Aline Uwera now signs for ${team}`)).ok();
  await expectCleanStaffPage('teams and keys');
  await resize(t, phone);
  await expectCleanStaffPage('teams and keys, on a phone');
  await resize(t, desktop);

  const before = await liveVersion(portal, remote);
  const tried = await withChangedBuild(remote, build('100.30.0'), (folder) =>
    portalRelease(
      scene,
      'try',
      remote,
      '--from',
      folder,
      '--version',
      '100.30.0',
      '--commit',
      '0123456789ab',
    ),
  );
  await t.expect(tried.code).eql(0, tried.output);
  const version = /promote \S+ (\S+)`/.exec(tried.output)?.[1] ?? '';
  const promoted = await portalRelease(scene, 'promote', remote, version);
  await t
    .expect(promoted.output)
    .contains(`${remote} ${version} is live for everybody; before it was ${before}`);
  await openAsStaff(portal, '/admin/modules', admin);
  await t
    .expect(
      card.find('tr').withText(version).withText(`Signed by ${team} (Aline Uwera), commit 0123456789ab`)
        .exists,
    )
    .ok();
});

test('a file changed after signing is refused, and visitors keep what they have', async (t) => {
  const scene = t.fixtureCtx as Scene;
  const live = await liveVersion(scene.portal, remote);
  const refused = await withChangedBuild(remote, build('100.31.0'), async (folder) => {
    const signed = await portalRelease(scene, 'sign', folder, '--version', '100.31.0');
    await t.expect(signed.code).eql(0, signed.output);
    writeFileSync(path.join(folder, 'more.js'), 'steal()');
    const { portal, home } = scene;
    const program = path.join(repository(), 'scripts/release.mjs');
    const env = { ...process.env, PORTAL_URL: portal.url, DATA_DIR: portal.dataDir };
    return new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [program, remote, '--from', folder],
        { cwd: home, env },
        (_error, out, complaint) => resolve(`${out}${complaint}`),
      );
    });
  });
  await t.expect(refused).contains('more.js was changed since');
  await t.expect(await liveVersion(scene.portal, remote)).eql(live);
  await t.expect(await liveFolder(scene.portal, remote)).contains(live);
});

test('the key is revoked: it opens nothing any more, what it signed is marked, and the board rolls it back', async (t) => {
  const scene = t.fixtureCtx as Scene;
  const { portal } = scene;
  const admin = await staffSignIn(portal);
  const stolen = await liveVersion(portal, remote);
  await openAsStaff(portal, page, admin);
  await t.click(Selector('button').withText('key of Aline Uwera').withText('Revoke'));
  await expectCleanStaffPage('the question before a key is revoked');
  await t.click(dialog.find('button').withExactText('Revoke'));
  await t.expect(result('The key of Aline Uwera is revoked')).ok();

  const refused = await portalRelease(scene, 'rollback', remote);
  await t.expect(refused.output).contains('The signature of this request does not fit');
  await t.expect(await liveVersion(portal, remote)).eql(stolen, 'visitors keep their pages');
  await openAsStaff(portal, '/admin/modules', admin);
  await t.expect(card.withText(`${stolen} is signed with a revoked key`).exists).ok();
  await expectCleanStaffPage('the modules with a revoked key');
  await t.click(card.find('button').withText('Roll back'));
  await t.click(dialog.find('button').withText('Roll back to'));
  await t.expect(card.withText('is signed with a revoked key').exists).notOk();
  await t.expect(await liveVersion(portal, remote)).notEql(stolen);
});

test('a key made in the browser; the shared token is switched off: the old command is refused in a sentence, and on again it works', async (t) => {
  const scene = t.fixtureCtx as Scene;
  const { portal, home } = scene;
  const admin = await staffSignIn(portal);
  await openAsStaff(portal, page, admin);
  await t.click(button(`Add a key to ${team}`));
  await keepSaved();
  await t.click(button('Make a key pair in this browser'));
  await t.expect(words('is in your downloads, as release-key.pem').exists).ok();
  await expectCleanStaffPage('a key pair that the browser made');
  writeFileSync(path.join(home, 'key.pem'), await saved());
  await t.typeText(field('Whose key is it?'), 'Eric Mugisha');
  await t.click(button('Add the key'));
  await t.expect(result(`The key of Eric Mugisha now signs for ${team}`)).ok();
  const tried = await withChangedBuild(remote, build('100.32.0'), (folder) =>
    portalRelease(scene, 'try', remote, '--from', folder, '--version', '100.32.0'),
  );
  await t.expect(tried.output).contains('signed)');
  await t.click(button('Switch it off'));
  await t.click(dialog.find('button').withExactText('Switch it off'));
  await t.expect(result('The shared token is switched off')).ok();

  const env = { PATH: process.env.PATH ?? '', PORTAL_URL: portal.url, DATA_DIR: portal.dataDir };
  const rollback = () =>
    new Promise<string>((resolve) => {
      const program = path.join(repository(), 'scripts/rollback.mjs');
      execFile(process.execPath, [program, remote], { env }, (_error, out, complaint) =>
        resolve(`${out}${complaint}`),
      );
    });
  await t.expect(await rollback()).contains('The shared release token is switched off in this portal.');
  await t.click(button('Switch it on'));
  await t.click(dialog.find('button').withExactText('Switch it on'));
  await t.expect(result('The shared token is accepted again')).ok();
  await t.expect(await rollback()).notContains('switched off');
});
