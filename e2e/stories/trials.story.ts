import type { BrowserContext } from 'puppeteer-core';
import { Selector } from 'testcafe';
import { call, staffSignIn } from '../support/api';
import { anApplicant } from '../support/applicants';
import { inAnotherBrowser } from '../support/browser-beside';
import { anotherDevice } from '../support/device';
import { fill } from '../support/form';
import { harness, type TestPortal } from '../support/harness';
import { mailTo } from '../support/mailbox';
import { field, h1, heading, words } from '../support/page';
import { patienceMs, until } from '../support/patience';
import { startTestPortal } from '../support/portal';
import { command, liveVersion, versionsByPlace, withChangedBuild } from '../support/releases';
import { expectCleanStaffPage, openAsStaff } from '../support/staff';
import { answerWelcome, next, wizardPath } from '../support/wizard';

fixture('Releases look after themselves')
  .before(async (context) => {
    // Each visitor has another network, given in a proxy's header.
    context.portal = await startTestPortal(harness().startPortal, { env: { TRUST_PROXY: 'true' } });
  })
  .after(async (context) => (context.portal as TestPortal).stop());

interface Scene {
  portal: TestPortal;
}

const wizard = 'mfe-intern-wizard';

/**
 * A build that throws where it shows this text, which is replaced by a function. The check at its release does not show
 * the text.
 */
const breaking = (shown: string) => (_file: string, text: string) =>
  text.replaceAll(`"${shown}"`, '()=>{throw new Error("out of order")}');

/** Opens a page as a visitor at this canary place and from this network, and waits for this text. */
const visit = (portal: TestPortal, path: string, place: number, net: string, expected: string) =>
  inAnotherBrowser(async (visitor: BrowserContext) => {
    const page = await visitor.newPage();
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': net });
    await page.setCookie({ name: 'portal_release', value: String(place), url: portal.url });
    await page.goto(portal.url + path);
    await page.waitForFunction(
      (text) => document.body.innerText.includes(text),
      { timeout: patienceMs() },
      expected,
    );
  });

test('a trial that breaks is ended by itself while nobody looks, and the board says why', async (t) => {
  const { portal } = t.fixtureCtx as Scene;
  const live = await liveVersion(portal, wizard);
  const released = await withChangedBuild(wizard, breaking('Next Step'), (folder) =>
    command(portal, 'release', [wizard, '--version', '100.1.0', '--canary', '50', '--from', folder]),
  );
  await t.expect(released.code).eql(0, released.output);
  const versions = await versionsByPlace(portal, wizard);
  const chosen = versions.flatMap((version, place) => (version === live ? [] : [place]));
  // Three are enough, and the trial may be over before a fourth comes.
  for (const [at, place] of chosen.slice(0, 3).entries())
    await visit(portal, wizardPath, place, `198.51.100.${at}`, 'has stopped working');
  const begun = Date.now();
  await until('the trial is ended', async () =>
    (await versionsByPlace(portal, wizard)).every((version) => version === live),
  );
  // At most ten seconds, with an allowance for slow machines.
  await t.expect(Date.now() - begun).lt(10_000 + patienceMs() / 6, 'it should be ended soon');
  const mail = await mailTo(portal, portal.admin.email, /A trial was ended by itself/);
  await t.expect(mail.text).contains(`Module: ${wizard}`);
  await t.expect(mail.text).contains('Version on trial: 100.1.0');
  await openAsStaff(portal, '/admin/modules', await staffSignIn(portal));
  const card = Selector(`#module-${wizard}`);
  await t.expect(card.withText('The portal ended the trial of 100.1.0').exists).ok();
  await t.expect(card.withText(/A page failed for \d of \d visitors/).exists).ok();
  await t.expect(card.withText('Most often: the page crashed.').exists).ok();
  await expectCleanStaffPage('the modules after a trial that the portal ended');
});

test('the staff area is broken, and somebody takes it back on the recovery page without a script', async (t) => {
  const { portal } = t.fixtureCtx as Scene;
  const remote = 'mfe-admin';
  const live = await liveVersion(portal, remote);
  const released = await withChangedBuild(remote, breaking('Welcome back'), (folder) =>
    command(portal, 'release', [remote, '--version', '100.2.0', '--from', folder]),
  );
  await t.expect(released.code).eql(0, released.output);
  await t.navigateTo(`${portal.url}/staff/auth`);
  await t.expect(words('has stopped working').exists).ok();
  await inAnotherBrowser(async (context) => {
    const page = await context.newPage();
    await page.setJavaScriptEnabled(false);
    await page.goto(`${portal.url}/recovery`);
    await page.type('#email', portal.admin.email);
    await page.type('#password', portal.admin.password);
    await Promise.all([page.waitForNavigation(), page.click('button.main')]);
    const form = `form:has(input[name=remote][value=${remote}]):has(input[value=rollback])`;
    await Promise.all([page.waitForNavigation(), page.click(`${form} button`)]);
    await t.expect(await liveVersion(portal, remote)).eql(live);
  });
  await t.navigateTo(`${portal.url}/staff/auth`);
  await t.expect(heading('Welcome back').exists).ok();
});

test('a remote is switched off while somebody types: the text is there when it is on again, other pages go on', async (t) => {
  const { portal } = t.fixtureCtx as Scene;
  const { token } = await staffSignIn(portal);
  const applicant = anApplicant();
  await t.navigateTo(portal.url);
  await anotherDevice();
  await t.navigateTo(`${portal.url}${wizardPath}`);
  await answerWelcome();
  await next();
  await fill('Full Name', applicant.name);
  await call(portal, 'POST', `/api/admin/modules/${wizard}/off`, { token });
  await t.expect(field('Full Name').value).eql(applicant.name, 'an open page goes on');
  await t.navigateTo(`${portal.url}${wizardPath}`);
  await t.expect(h1.withText('closed for a while').exists).ok();
  await t.expect(words('Nothing that you typed is lost').exists).ok();
  await t.navigateTo(`${portal.url}/application/visitors`);
  await t.expect(words('closed for a while').exists).notOk('other pages go on');
  await call(portal, 'POST', `/api/admin/modules/${wizard}/on`, { token });
  await t.navigateTo(`${portal.url}${wizardPath}`);
  await t.expect(field('Full Name').value).eql(applicant.name);
});
