import {
  dashboardPath,
  expectCleanView,
  expectView,
  goBack,
  goTo,
  logOut,
  openDashboard,
  reference,
  reload,
} from '../support/dashboard';
import { fill } from '../support/form';
import { harness, type TestPortal } from '../support/harness';
import { button, link, pagePath, storedToken, tab, words } from '../support/page';
import { until } from '../support/patience';
import { signedInApplicant } from '../support/staff-api';

fixture('The addresses of the dashboard');

async function isRefused(portal: TestPortal, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${portal.url}/api/my-applications`, { headers })).status === 401;
}

test('every view opens by its link, Back and a reload work, and after signing out no page is left', async (t) => {
  const portal = harness().shared;
  const { applicant, password, application_id, session } = await signedInApplicant(portal);
  const address = `${dashboardPath}/applications/${application_id}`;
  await openDashboard(session);
  for (const [view, heading] of [
    ['/applications', 'Applications'],
    ['/requests', 'Requests'],
    ['/feedback', 'Feedback'],
    ['/profile', 'Profile Settings'],
  ] as const) {
    await t.navigateTo(portal.url + dashboardPath + view);
    await expectView(heading);
    await expectCleanView(`${view} by its link`);
  }

  await goTo('Applications');
  await t.click(link(reference(application_id)));
  await expectView(reference(application_id));
  await t.click(tab('References'));
  await t.expect(pagePath()).eql(`${address}?tab=references`);
  await reload();
  await t.expect(tab('References').getAttribute('aria-selected')).eql('true');
  await t.expect(words('Dr Jean Bosco').exists).ok();
  await goBack();
  await expectView('Applications');
  await goBack();
  await expectView('Profile Settings');
  await t.navigateTo(`${portal.url}${dashboardPath}/no-such-view`);
  await t.expect(pagePath()).eql(dashboardPath);

  await logOut();
  await t.expect(pagePath()).eql('/');
  await t.expect(storedToken()).eql(null);
  await t.expect(button('Sign In').exists).ok();
  // Services notice within a moment that a session has ended.
  await until('the session is over everywhere', () => isRefused(portal, session.token));
  await t.navigateTo(portal.url + address);
  await t.expect(pagePath()).eql('/', 'nothing is shown to who is signed out');

  await fill('Email or phone', applicant.email);
  await fill('Password', password);
  await t.click(button('Sign In'));
  await t.expect(pagePath()).eql(address, 'the page that needed the sign-in should open');
});

test("another applicant's application is not there", async (t) => {
  const portal = harness().shared;
  const [mine, theirs] = [await signedInApplicant(portal), await signedInApplicant(portal)];
  await openDashboard(mine.session, `/applications/${theirs.application_id}`);
  const message = "Application not found. It may have been deleted or you don't have access to it.";
  await t.expect(words(message).exists).ok();
  await t.expect(words('Dr Jean Bosco').exists).notOk();
  await expectCleanView('an application of somebody else');
  await t.navigateTo(`${portal.url}${dashboardPath}/applications/${theirs.application_id}/edit`);
  await t.expect(words(message).exists).ok();
});
