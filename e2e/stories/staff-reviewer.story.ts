import { referenceOf } from '@portal/contract-svc-applications-v1';
import { Selector } from 'testcafe';
import { call, staffSignIn, storageOf, submittedApplicant } from '../support/api';
import { anotherDevice, tokenHere } from '../support/device';
import { fill, tick } from '../support/form';
import { harness } from '../support/harness';
import { button, dialog, errorSummary, h1, pagePath, words } from '../support/page';
import { inSecondWindow } from '../support/second-window';
import { expectCleanStaffPage, openAsStaff, row, timelineEntry, writeFeedback } from '../support/staff';
import { aColleague, invitationPath } from '../support/staff-seed';
import { result } from '../support/toasts';

fixture('A reviewer joins the staff and leaves it');

const message = 'Your letter from the university is hard to read. Could you send another?';
const place = (name: string) => Selector('a.p-side-link').withText(name);

test('invited, they read and write, are offered no switch, and are out as soon as they are deactivated', async (t) => {
  const portal = harness().shared;
  const { application_id } = await submittedApplicant(portal);
  const review = `/dashboard/intern/${application_id}`;
  const reviewer = aColleague('Odette Mukamana');

  await openAsStaff(portal, '/admin/portal-settings/staff');
  await expectCleanStaffPage('the staff accounts');
  await t.click(button('Invite somebody'));
  await t.click(button('Send invitation'));
  await t.expect(errorSummary.exists).ok();
  await expectCleanStaffPage('an invitation with its errors');
  await fill('Full name', reviewer.name);
  await fill('Email', reviewer.email);
  await tick('Reviewer');
  await t.click(button('Send invitation'));
  await t.expect(dialog.exists).notOk();
  await t.expect(row(reviewer.email).withText('Invited').exists).ok();

  await anotherDevice();
  await t.navigateTo(portal.url + (await invitationPath(portal, reviewer.email)));
  await t.expect(words(reviewer.name).exists).ok();
  await expectCleanStaffPage('the invitation');
  await fill('New password', reviewer.password);
  await fill('Confirm new password', reviewer.password);
  await t.click(button('Accept the invitation'));
  await t.expect(pagePath()).eql('/dashboard');
  await t.expect(Selector('.p-desk-head').withText('Reviewer').exists).ok();

  await t.navigateTo(`${portal.url}/admin/portal-settings`);
  await t.expect(h1.withText('This page is not part of your role').exists).ok();
  await t.expect(place('Intern Applications').exists).ok();
  await t.expect(place('Portal Settings').exists).notOk();
  await t.expect(place('Requests').exists).notOk();
  await expectCleanStaffPage("a reviewer's first page");

  await t.navigateTo(portal.url + review);
  await t.expect(h1.withText('Amina Uwase').exists).ok();
  await t.expect(button('Edit Application').exists).notOk();
  await writeFeedback('In review', message);
  await t.click(button('Confirm and send'));
  await t.expect(result('Application status updated to in-review')).ok();
  await t.expect(timelineEntry('Submitted to In review').withText(reviewer.name).exists).ok();

  const token = await tokenHere();
  await inSecondWindow(portal, async (adminsWindow) => {
    await adminsWindow.open('/admin/portal-settings/staff', storageOf(await staffSignIn(portal)));
    await adminsWindow.press(`Deactivate: ${reviewer.name}`);
    await adminsWindow.see(`Deactivate ${reviewer.name}?`);
    await adminsWindow.press('Deactivate');
    await adminsWindow.see('is deactivated');
  });
  await call(portal, 'GET', '/api/admin/unread-counts', { token, expect: [401] });
  await t.click(Selector('a.p-side-link').withExactText('Visitor Application'));
  await t.expect(pagePath()).eql('/staff/auth');
  await t.expect(result('Session expired. Please login again.')).ok();
  await t.expect(result('Session expired')).notOk('it should be shown once');

  await openAsStaff(portal, review);
  for (const act of ['Application viewed', 'Submitted to In review']) {
    await t.expect(timelineEntry(act).withText(reviewer.name).exists).ok();
  }
  await t.navigateTo(`${portal.url}/admin/portal-settings/activity`);
  for (const act of [
    `invited ${reviewer.name} as a reviewer`,
    `${reviewer.name} accepted the invitation and is a reviewer`,
    `${reviewer.name} set ${referenceOf('intern', application_id)}`,
    `deactivated the account of ${reviewer.name}`,
  ]) {
    await t.expect(timelineEntry(act).exists).ok(`the activity should show: ${act}`);
  }
  await expectCleanStaffPage('the activity');
});
