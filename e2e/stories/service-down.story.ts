import { Selector } from 'testcafe';
import { anApplicant } from '../support/applicants';
import { fill } from '../support/form';
import { harness, type TestPortal } from '../support/harness';
import { button, field, h1, saveState, words } from '../support/page';
import { until } from '../support/patience';
import { startTestPortal } from '../support/portal';
import {
  answerEducation,
  answerPersonalInfo,
  answerWelcome,
  expectStep,
  next,
  wizardPath,
} from '../support/wizard';

fixture('A service goes down and comes back')
  .before(async (context) => {
    context.portal = await startTestPortal(harness().startPortal, { restart: false });
  })
  .after((context) => context.portal.stop());

/** Waits until the gateway reaches a service again, which takes a moment after its start. */
async function untilAnswered({ url }: TestPortal, path: string) {
  await until(`${path} is answered`, async () => (await fetch(url + path)).status !== 503);
}

test('applications: the wizard reports it and keeps the text, the home page works, then it goes on', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  const applications = portal.child('svc-applications');
  await t.navigateTo(`${portal.url}${wizardPath}`);
  await answerWelcome();
  await next();
  await answerPersonalInfo(anApplicant());
  await next();
  await next();
  await answerEducation();

  applications.kill('SIGKILL');
  await t.click(button('Next Step'));
  await t.expect(Selector('[role=alert]').exists).ok('the step should say what happened');
  await t.expect(words(/kept on this device/i).exists).ok();
  await t.expect(field('Name of institution').value).eql('University of Rwanda');

  const home = await fetch(portal.url);
  await t.expect(home.status).eql(200);
  const down = await fetch(`${portal.url}/api/portal-status`);
  await t.expect(down.status).eql(503);
  await t.expect(down.headers.get('retry-after')).ok();
  await t.expect(((await down.json()) as { message: string }).message.length).gt(0);

  await applications.start();
  await untilAnswered(portal, '/api/portal-status');
  await t.click(button('Next Step'));
  await expectStep(/Experience/);
  await t.expect(saveState.withText(/^Saved \d\d:\d\d/).exists).ok();
});

test('sign-in: its panel reports it, an open wizard goes on, then signing in works again', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  const auth = portal.child('svc-auth');
  await t.navigateTo(portal.url);
  auth.kill('SIGKILL');
  await fill('Email or phone', 'amina@example.org');
  await fill('Password', 'Whatever-it-is-1');
  await t.click(button('Sign In'));
  await t.expect(Selector('[role=alert]').exists).ok();
  await t.expect(field('Email or phone').value).eql('amina@example.org');
  await t.expect(Selector('a[href="/application/interns"]').filterVisible().exists).ok();
  await t.navigateTo(`${portal.url}${wizardPath}`);
  await t.expect(h1.exists).ok();

  await auth.start();
  await untilAnswered(portal, '/api/me');
  await t.navigateTo(portal.url);
  await fill('Email or phone', 'amina@example.org');
  await fill('Password', 'Whatever-it-is-1');
  await t.click(button('Sign In'));
  await t.expect(words('Invalid email/phone or password. Please check your credentials.').exists).ok();
});
