import { fillInternship, saveProgress, storageOf } from '../support/api';
import { anApplicant } from '../support/applicants';
import { type BreakingLine, breakingLine } from '../support/breaking-connection';
import { harness, type TestPortal } from '../support/harness';
import { keptFiles, keptWhole, noticeLine } from '../support/kept-pages';
import { until } from '../support/patience';
import { startTestPortal } from '../support/portal';
import { printedText } from '../support/read-by-staff';
import { command, liveVersion, withChangedBuild } from '../support/releases';
import { inSecondWindow, type SecondWindow } from '../support/second-window';
import { aStoredFile } from '../support/stored-document';
import { phone } from '../support/windows';
import { wizardPath } from '../support/wizard';

const remote = 'mfe-intern-wizard';
let released = 0;
const neverByItself = Number.MAX_SAFE_INTEGER;

interface Place {
  portal: TestPortal;
  line: BreakingLine;
}

fixture('The connection is lost while somebody applies on a phone')
  .before(async (context) => {
    const portal = await startTestPortal(harness().startPortal, { env: { KEEP_PAGES: 'true' } });
    context.place = { portal, line: await breakingLine(portal.url, neverByItself) };
  })
  .after(async (context) => {
    const { portal, line } = context.place as Place;
    await line.stop();
    await portal.stop();
  });

async function reloaded({ page, see }: SecondWindow, heading: string) {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await see(heading);
}

/** Opens the step Motivation on a phone that has cached the wizard. */
async function onMotivation(
  { portal, line }: Place,
  work: (
    window: SecondWindow,
    applicant: ReturnType<typeof anApplicant>,
    application: number,
  ) => Promise<void>,
) {
  const applicant = anApplicant();
  const session = await fillInternship(portal, applicant);
  await saveProgress(portal, session, 6, {});
  await inSecondWindow({ ...portal, url: line.url }, async (window) => {
    await window.page.setViewport(phone);
    await window.open(`${wizardPath}`, storageOf(session));
    await window.see('Personal statement: why do you want to come to us?');
    await keptWhole(window.page, portal, remote);
    await work(window, applicant, session.application_id);
  });
}

const why = 'Personal statement: why do you want to come to us?';

/** Releases the unchanged remote under a new version; each repetition of the story needs its own version. */
function releaseAnother(portal: TestPortal) {
  released += 1;
  const version = `100.${released}.0`;
  return withChangedBuild(
    remote,
    (_file, text) => text,
    (folder) => command(portal, 'release', [remote, '--version', version, '--from', folder]),
  );
}

/** Addresses of all files that a page has loaded. */
const loadedFiles = async ({ page }: SecondWindow) =>
  String(await page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name).join()"));

/** Loads the newer version that the page announces. */
async function loadNewer(window: SecondWindow) {
  await window.see('A newer version of this page is ready.');
  const loadedAgain = window.page.waitForNavigation({ waitUntil: 'domcontentloaded' });
  await Promise.all([loadedAgain, window.press('Load it now')]);
  await window.see(why);
}

test('offline the page opens, steps count and nothing is lost; staff read it when the connection is back', async (t) => {
  const place = t.fixtureCtx.place as Place;
  await onMotivation(place, async (window, { name }, application) => {
    place.line.cut();
    await reloaded(window, why);
    await window.type(why, ' Written on the bus.');
    await window.press('Next Step');
    await window.see('Offline: kept on this device');
    await window.see('Anything else you are good at');
    await window.type('Anything else you are good at', ', patience');
    await window.press('Next Step');
    await window.see('Hours available per week');
    await reloaded(window, 'Hours available per week');
    await window.press('Previous');
    await window.see('Anything else you are good at');
    await t.expect(await window.valueOf('Anything else you are good at')).contains(', patience');

    place.line.reconnect();
    await noticeLine(window.page);
    await window.see('Saved ');
    await window.open(`${wizardPath}?step=review`);
    await window.see('Written on the bus.');
    await window.type('Signature', name);
    await window.press('Submit Application');
    await window.see('Thank you');
    const printed = (await printedText(place.portal, application)).replace(/\s+/g, ' ');
    await t.expect(printed).contains('Written on the bus.').expect(printed).contains(', patience');
  });
});

test('a release while somebody types offline changes nothing under their fingers, and what was replaced goes', async (t) => {
  const place = t.fixtureCtx.place as Place;
  await onMotivation(place, async (window) => {
    const before = await liveVersion(place.portal, remote);
    place.line.cut();
    await window.type(why, ' Before the release.');
    const outcome = await releaseAnother(place.portal);
    await t.expect(outcome.code).eql(0, outcome.output);
    await window.type(why, ' After it.');
    place.line.reconnect();
    await noticeLine(window.page);
    await window.see('A newer version of this page is ready.');
    await t.expect(await window.valueOf(why)).contains(' Before the release. After it.');

    await loadNewer(window);
    await keptWhole(window.page, place.portal, remote);
    await t.expect(await window.valueOf(why)).contains(' Before the release. After it.');
    await t.expect((await keptFiles(window.page)).join()).notContains(`/${before}/`);
  });
});

test('a version that was rolled back is not opened from the device any more, once it has heard of that', async (t) => {
  const place = t.fixtureCtx.place as Place;
  await onMotivation(place, async (window) => {
    const before = await liveVersion(place.portal, remote);
    const outcome = await releaseAnother(place.portal);
    await t.expect(outcome.code).eql(0, outcome.output);
    const broken = await liveVersion(place.portal, remote);
    await noticeLine(window.page);
    await loadNewer(window);
    await keptWhole(window.page, place.portal, remote);
    await window.type(why, ' On the version with the mistake.');

    const back = await command(place.portal, 'rollback', [remote]);
    await t.expect(back.code).eql(0, back.output);
    await t.expect(await liveVersion(place.portal, remote)).eql(before);
    await noticeLine(window.page);
    await window.see('A newer version of this page is ready.');
    await until('the device has forgotten the version', async () =>
      (await keptFiles(window.page)).every((file) => !file.includes(`/${broken}/`)),
    );
    await reloaded(window, why);
    await keptWhole(window.page, place.portal, remote);
    place.line.cut();
    await reloaded(window, why);
    await t.expect(await window.valueOf(why)).contains(' On the version with the mistake.');
    const opened = await loadedFiles(window);
    await t.expect(opened).contains(`/${before}/`).expect(opened).notContains(`/${broken}/`);
    place.line.reconnect();
  });
});

/** The status that the browser gets at an address with only its cookies, no token. */
const statusOf = async ({ page }: SecondWindow, address: string) =>
  Number(await page.evaluate(`fetch(${JSON.stringify(address)}).then(({ status }) => status, () => 0)`));

test('a person who signs out while offline leaves no cookie that opens files once back online', async (t) => {
  const place = t.fixtureCtx.place as Place;
  await onMotivation(place, async (window, _applicant, application) => {
    const { page } = window;
    const token = String(await page.evaluate("localStorage.getItem('token')"));
    const cookies = `fetch('/api/me/files', { method: 'POST', headers: { authorization: 'Bearer ${token}' } })`;
    await page.evaluate(`${cookies}.then(({ status }) => status)`);
    const file = `/api/storage/${await aStoredFile(place.portal, application, token)}`;
    await window.open('/');
    await window.see('Log out');
    await t.expect(await statusOf(window, file)).eql(200);

    place.line.cut();
    await window.press('Log out');
    await until(
      'the session has left the page',
      async () => !(await page.evaluate("localStorage.getItem('token')")),
    );
    await t.expect(await statusOf(window, file)).eql(0);
    place.line.reconnect();
    // No page of the portal was opened in between: the service worker ends the session before it requests the file.
    await t.expect(await statusOf(window, file)).eql(401);
    await t.expect((await page.cookies()).map(({ name }) => name)).notContains('portal_files');
  });
});
