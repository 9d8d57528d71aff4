import { call, signIn, storageOf } from '../support/api';
import { inAnotherBrowser } from '../support/browser-beside';
import { dashboardPath, expectView, goTo, openDashboard } from '../support/dashboard';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { button, pagePath, words } from '../support/page';
import { patienceMs } from '../support/patience';
import { signedInApplicant } from '../support/staff-api';
import { desktop } from '../support/windows';

fixture('An applicant is signed in with two browsers');

test('the password is changed in one browser: the other browser is signed out, this browser stays signed in', async (t) => {
  const portal = harness().shared;
  const { applicant, password, session } = await signedInApplicant(portal);
  const elsewhere = await signIn(portal, applicant.email, password);
  await inAnotherBrowser(async (other) => {
    const page = await other.newPage();
    page.setDefaultTimeout(patienceMs());
    await page.setViewport(desktop);
    await page.evaluateOnNewDocument(
      (entries) => {
        if (sessionStorage.getItem('begun')) return;
        sessionStorage.setItem('begun', 'yes');
        for (const [key, value] of entries) localStorage.setItem(key, value);
      },
      Object.entries(storageOf(elsewhere)),
    );
    await page.goto(portal.url + dashboardPath);
    await page.locator('::-p-text(Your applications)').wait();

    await openDashboard(session, '/profile');
    await fill('Current password', password);
    await fill('New password', 'Mine-since-today-1');
    await fill('Confirm new password', 'Mine-since-today-1');
    await t.click(button('Change Password'));
    await t.expect(words('Everywhere else you have been signed out').exists).ok();

    await page.locator('.p-side a[href$="/userdashboard/feedback"]').click();
    await page.waitForFunction(() => location.pathname === '/');
    const kept = await page.evaluate(() => localStorage.getItem('token'));
    await t.expect(kept).eql(null, 'the other browser should forget the session');
    await call(portal, 'GET', '/api/my-applications', { token: elsewhere.token, expect: [401] });
  });
  await goTo('Applications');
  await expectView('Applications');
  await t.expect(pagePath()).eql(`${dashboardPath}/applications`);
});
