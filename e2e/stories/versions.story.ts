import { freePort } from '@portal/test-kit';
import { ClientFunction } from 'testcafe';
import {
  call,
  type PasswordSession,
  signIn,
  staffSignIn,
  storageOf,
  submittedApplicant,
} from '../support/api';
import { anotherDevice, openSignedIn } from '../support/device';
import { type Guise, inGuise } from '../support/guise';
import { harness, type TestPortal } from '../support/harness';
import { button, h1, heading } from '../support/page';
import { startTestPortal } from '../support/portal';
import { command, liveVersion, requiredBy, withChangedBuild, withOlderBuild } from '../support/releases';

const remote = 'mfe-user-dashboard';
const page = '/userdashboard/applications';
const service = 'svc-applications';

/** The oldest version of the service that the present remote works with, from which the story starts. */
const [, needed = ''] = /\^(.*)/.exec(requiredBy(remote)[service] ?? '') ?? [];
const later = (minors: number) =>
  needed.replace(/^(\d+)\.(\d+)\..*/, (_, major, minor) => `${major}.${Number(minor) + minors}.0`);
const [older, newer, future] = [later(0), later(1), later(2)] as const;

fixture('A remote and a service of different ages meet')
  .before(async (context) => {
    const port = await freePort();
    context.guise = await inGuise(port);
    context.portal = await startTestPortal(harness().startPortal, {
      env: { APPLICATIONS_PORT: String(port), APPLICATIONS_URL: context.guise.url },
    });
    const { applicant, password } = await submittedApplicant(context.portal);
    context.applicant = await signIn(context.portal, applicant.email, password);
  })
  .after(async (context) => {
    await context.portal.stop();
    context.guise.stop();
  });

interface Scene {
  portal: TestPortal;
  guise: Guise;
  applicant: PasswordSession;
}

/** Releases the present build with a manifest that asks for `range`; the build marks the page when its code runs. */
const release = ({ portal }: Scene, version: string, range: string) =>
  withChangedBuild(
    remote,
    (file, text) => {
      if (file === 'manifest.json') return text.replace(/("svc-applications": )"[^"]+"/, `$1"${range}"`);
      return file.startsWith('remoteEntry') ? `document.body.dataset.ran='${version}';${text}` : text;
    },
    (folder) => command(portal, 'release', [remote, '--version', version, '--from', folder]),
  );

/** Makes the service declare this version of its contract; throws if the gateway has not noticed it. */
async function serviceKeeps({ portal, guise }: Scene, version: string) {
  guise.announce({ [service]: version });
  const { token } = await staffSignIn(portal);
  const { services } = await call<{ services: { name: string; contracts: Record<string, string> }[] }>(
    portal,
    'GET',
    '/api/admin/modules',
    { token },
  );
  const kept = services.find(({ name }) => name === service)?.contracts[service];
  if (kept !== version) throw new Error(`The gateway takes ${service} to keep ${kept}.`);
}

const open = ({ portal, applicant }: Scene) => openSignedIn(portal.url + page, storageOf(applicant));

const ran = ClientFunction(() => document.body.dataset.ran);
const updating = heading('Your applications is being updated');

test('a remote built for the previous version works with the newer service', async (t) => {
  const scene = t.fixtureCtx as Scene;
  await serviceKeeps(scene, newer);
  const released = await release(scene, '100.8.0', `^${older}`);
  await t.expect(released.code).eql(0, released.output);
  await open(scene);
  await t.expect(h1.withText('Applications').exists).ok();
  await t.expect(ran()).eql('100.8.0');
});

test('a remote that needs a future version is refused before any of its code runs', async (t) => {
  const scene = t.fixtureCtx as Scene;
  await serviceKeeps(scene, newer);
  const live = await liveVersion(scene.portal, remote);
  const refused = await release(scene, '100.9.0', `^${future}`);
  await t.expect(refused.code).eql(1);
  await t.expect(refused.output).contains(`needs ${service} ^${future}, the portal offers ${newer}`);
  await t.expect(refused.output).notContains('Uploaded', 'its manifest alone should be enough');
  await t.expect(await liveVersion(scene.portal, remote)).eql(live);
});

test('a service goes back a version: a remote that needs the newer version shows a panel, and a rollback of the remote restores it', async (t) => {
  const scene = t.fixtureCtx as Scene;
  const { portal } = scene;
  await serviceKeeps(scene, newer);
  for (const [version, range] of [
    ['100.10.0', `^${older}`],
    ['100.11.0', `^${newer}`],
  ] as const) {
    const released = await release(scene, version, range);
    await t.expect(released.code).eql(0, released.output);
  }

  await serviceKeeps(scene, older);
  await open(scene);
  await t.expect(updating.exists).ok();
  await t.expect(ran()).eql(undefined, 'nothing of it may run');
  await anotherDevice();
  await t.navigateTo(`${portal.url}/application/interns`);
  await t.expect(button('Next Step').exists).ok('the other remotes should go on');
  const refused = await release(scene, '100.12.0', `^${newer}`);
  await t.expect(refused.output).contains(`needs ${service} ^${newer}, the portal offers ${older}`);

  await open(scene);
  await t.expect(updating.exists).ok();
  const back = await command(portal, 'rollback', [remote]);
  await t.expect(back.code).eql(0, back.output);
  await t.click(button('Try again'));
  await t.expect(h1.withText('Applications').exists).ok();
  await t.expect(ran()).eql('100.10.0');
});

test('the newer service returns: a page with the panel continues after a press', async (t) => {
  const scene = t.fixtureCtx as Scene;
  await serviceKeeps(scene, newer);
  const released = await release(scene, '100.13.0', `^${newer}`);
  await t.expect(released.code).eql(0, released.output);
  await serviceKeeps(scene, older);
  await open(scene);
  await t.expect(updating.exists).ok();
  await serviceKeeps(scene, newer);
  await t.click(button('Try again'));
  await t.expect(h1.withText('Applications').exists).ok();
});

test('a remote built when containers stood alone opens, with the react of this shell', async (t) => {
  const scene = t.fixtureCtx as Scene;
  const released = await withOlderBuild(remote, (folder) =>
    command(scene.portal, 'release', [remote, '--version', '100.14.0', '--from', folder]),
  );
  await t.expect(released.code).eql(0, released.output);
  await open(scene);
  await t.expect(h1.withText('Built for an older shell').exists).ok();
});
