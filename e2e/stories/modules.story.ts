import { Selector } from 'testcafe';
import {
  call,
  type PasswordSession,
  signIn,
  staffSignIn,
  storageOf,
  submittedApplicant,
} from '../support/api';
import { inAnotherBrowser } from '../support/browser-beside';
import { anotherDevice } from '../support/device';
import type { TestPortal } from '../support/harness';
import { borrowPortal, giveBack } from '../support/lone-portal';
import { button, dialog, h1 } from '../support/page';
import { patienceMs, until } from '../support/patience';
import { command, liveVersion, versionsByPlace, withChangedBuild } from '../support/releases';
import { expectCleanStaffPage, openAsStaff, row, timelineEntry } from '../support/staff';
import { result } from '../support/toasts';
import { desktop, phone, resize } from '../support/windows';

const remote = 'mfe-user-dashboard';
const title = 'Your applications';
const works = 'No feedback yet';
const stopped = 'has stopped working';
const renewed = 'No letters yet';
const board = '/admin/modules';

fixture('An administrator watches the modules and takes one back')
  .before(async (context) => {
    await borrowPortal(context);
    const { applicant, password } = await submittedApplicant(context.portal);
    context.applicant = await signIn(context.portal, applicant.email, password);
  })
  .after(giveBack);

interface Scene {
  portal: TestPortal;
  applicant: PasswordSession;
}

/** The text that an applicant without feedback reads in that view, as the visitor at this place of a hundred. */
const finds = ({ portal, applicant }: Scene, place: number): Promise<string> =>
  inAnotherBrowser(async (visitor) => {
    const page = await visitor.newPage();
    await page.setCookie({ name: 'portal_release', value: String(place), url: portal.url });
    await page.evaluateOnNewDocument(
      (entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      },
      Object.entries(storageOf(applicant)),
    );
    await page.goto(`${portal.url}/userdashboard/feedback`);
    const found = await page.waitForFunction(
      (sentences) => new RegExp(sentences).exec(document.body.innerText)?.[0],
      { timeout: patienceMs() },
      `${works}|${stopped}|${renewed}`,
    );
    return (await found.jsonValue()) ?? '';
  });

interface Counted {
  remotes: {
    name: string;
    versions: { version: string; opened: number; failures: Record<string, number> }[];
  }[];
}

/**
 * Waits until so many openings and crashes of each version are counted: pages report both without waiting for an
 * answer, and the story opens the board only once.
 */
async function reportsArrive(
  portal: TestPortal,
  token: string,
  wanted: Record<string, { opened: number; crashed: number }>,
) {
  await until(`the reports of ${Object.keys(wanted).join(' and ')} arrive`, async () => {
    const { remotes } = await call<Counted>(portal, 'GET', '/api/admin/modules', { token });
    const versions = remotes.find(({ name }) => name === remote)?.versions ?? [];
    return Object.entries(wanted).every(([version, { opened, crashed }]) => {
      const result = versions.find((one) => one.version === version);
      return result && result.opened >= opened && (result.failures.crashed ?? 0) >= crashed;
    });
  });
}

/**
 * A build that fails only in the view of an applicant without feedback, since its message is replaced by a function
 * that throws.
 */
const withFaultyView = (_file: string, text: string) =>
  text.replaceAll(`"${works}"`, '()=>{throw new Error("out of order")}');

const card = Selector(`#module-${remote}`);
const act = (name: string) => button(`${name}: ${title}`);

test('a trial fails for some visitors: the board shows both versions, and the administrator ends the trial there', async (t) => {
  const scene = t.fixtureCtx as Scene;
  const { portal } = scene;
  const admin = await staffSignIn(portal);
  const live = await liveVersion(portal, remote);
  const released = await withChangedBuild(remote, withFaultyView, (folder) =>
    command(portal, 'release', [remote, '--version', '100.8.0', '--canary', '50', '--from', folder]),
  );
  await t.expect(released.code).eql(0, released.output);
  const versions = await versionsByPlace(portal, remote);
  const old = versions.indexOf(live);
  const chosen = versions.findIndex((version) => version.startsWith('100.8.0-'));
  const tried = versions[chosen] ?? '';
  await t.expect(versions.filter((version) => version === tried).length).eql(50);

  await t.expect(await finds(scene, old)).eql(works);
  await t.expect(await finds(scene, old)).eql(works);
  for (const _visitor of ['one', 'another']) await t.expect(await finds(scene, chosen)).eql(stopped);
  await reportsArrive(portal, admin.token, {
    [live]: { opened: 2, crashed: 0 },
    [tried]: { opened: 2, crashed: 2 },
  });

  await openAsStaff(portal, board, admin);
  await t.expect(h1.withText('Modules').exists).ok();
  for (const [version, load, fails] of [
    [live, '2', 'Never'],
    [tried, '2', '2 crashed'],
  ] as const) {
    const seen = card.find('tr').withText(version);
    await t.expect(seen.withText('50 % of the visitors').exists).ok(`${version} should show its share`);
    await t.expect(seen.find('[data-label=Opened]').innerText).contains(load);
    await t.expect(seen.find('[data-label=Failed]').innerText).contains(fails);
  }
  await t.expect(row(live).withText('Works').exists).ok();
  await t.expect(row(tried).withText('Fails often').exists).ok();
  await t.expect(timelineEntry(`The release command gave ${title} ${tried} to 50 %`).exists).ok();
  await expectCleanStaffPage('the modules with a trial that fails');
  await resize(t, phone);
  await expectCleanStaffPage('the modules with a trial that fails, on a phone');
  await resize(t, desktop);

  await t.click(act('End the trial'));
  await t
    .expect(dialog.withText(`Version ${live} comes back for the visitors who have ${tried} now`).exists)
    .ok();
  await expectCleanStaffPage('the question before a trial is ended', { newToAxe: true });
  await t.expect(await finds(scene, chosen)).eql(stopped, 'nothing happens before the question is answered');
  await t.click(dialog.find('button').withExactText('End the trial'));
  await t.expect(result(`${title} ${live} is live for everybody`)).ok();
  await t.expect(dialog.exists).notOk();
  const after = new Set(await versionsByPlace(portal, remote));
  await t.expect([...after]).eql([live]);
  await t.expect(await finds(scene, chosen)).eql(works);
  await t.expect(timelineEntry(`${admin.user.name} ended the trial of ${title} ${tried}`).exists).ok();
  await t.expect(card.find('tr').withText(tried).exists).notOk('nobody gets it any more');
});

test('a version that everybody has is rolled back on the board, which shows who did it', async (t) => {
  const scene = t.fixtureCtx as Scene;
  const { portal } = scene;
  const admin = await staffSignIn(portal);
  const before = await liveVersion(portal, remote);
  const released = await withChangedBuild(remote, withFaultyView, (folder) =>
    command(portal, 'release', [remote, '--version', '100.9.0', '--from', folder]),
  );
  await t.expect(released.code).eql(0, released.output);
  const faulty = await liveVersion(portal, remote);
  await t.expect(await finds(scene, 1)).eql(stopped);

  await openAsStaff(portal, board, admin);
  await t.expect(row(faulty).withText('Everybody').exists).ok();
  await t.click(act('Roll back'));
  await t.expect(dialog.withText(`Version ${before} comes back for everybody`).exists).ok();
  await t.click(dialog.find('button').withExactText('Cancel'));
  await t.expect(dialog.exists).notOk();
  await t.expect(await liveVersion(portal, remote)).eql(faulty);

  await t.click(act('Roll back'));
  await t.click(dialog.find('button').withText(`Roll back to ${before}`));
  await t.expect(result(`${title} ${before} is live for everybody`)).ok();
  await t.expect(await liveVersion(portal, remote)).eql(before);
  await t.expect(await finds(scene, 1)).eql(works);
  await t.expect(timelineEntry(`${admin.user.name} rolled ${title} back to ${before}`).exists).ok();
  await t.expect(card.withText(`${admin.user.name} made it live`).exists).ok();
});

test('a trial that works is promoted on the board, and everybody gets the version', async (t) => {
  const scene = t.fixtureCtx as Scene;
  const { portal } = scene;
  const admin = await staffSignIn(portal);
  const live = await liveVersion(portal, remote);
  const renew = (_file: string, text: string) => text.replaceAll(works, renewed);
  const released = await withChangedBuild(remote, renew, (folder) =>
    command(portal, 'release', [remote, '--version', '100.10.0', '--canary', '50', '--from', folder]),
  );
  await t.expect(released.code).eql(0, released.output);
  const versions = await versionsByPlace(portal, remote);
  const old = versions.indexOf(live);
  const chosen = versions.findIndex((version) => version.startsWith('100.10.0-'));
  const tried = versions[chosen] ?? '';
  await t.expect(await finds(scene, old)).eql(works);
  await t.expect(await finds(scene, chosen)).eql(renewed);

  await t.navigateTo(portal.url);
  await anotherDevice();
  await openAsStaff(portal, board, admin);
  for (const version of [live, tried]) await t.expect(row(version).withText('Works').exists).ok();
  await t.expect(row(tried).find('[data-label=Failed]').innerText).contains('Never');
  await t.click(act('Promote'));
  const question = `Version ${tried}, which 50 % of the visitors have now, goes live for everybody`;
  await t.expect(dialog.withText(question).exists).ok();
  await expectCleanStaffPage('the question before a trial is promoted');
  await t.expect(await finds(scene, old)).eql(works, 'nothing happens before the question is answered');
  await t.click(dialog.find('button').withText(`Promote ${tried}`));
  await t.expect(result(`${title} ${tried} is live for everybody`)).ok();
  await t.expect(dialog.exists).notOk();

  await t.expect([...new Set(await versionsByPlace(portal, remote))]).eql([tried]);
  await t.expect(await finds(scene, old)).eql(renewed);
  await t.expect(row(tried).withText('Everybody').exists).ok();
  await t.expect(card.withText(`${admin.user.name} made it live`).exists).ok();
  await t.expect(timelineEntry(`${admin.user.name} promoted ${title} ${tried} to everybody`).exists).ok();
  await t.expect(act('Roll back').exists).ok('it can be taken back');
});
