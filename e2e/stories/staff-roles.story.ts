import { Selector } from 'testcafe';
import { call, staffSignIn, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { anotherDevice, tokenHere } from '../support/device';
import { choose, fill, tick } from '../support/form';
import { harness, type TestPortal } from '../support/harness';
import { button, buttonWith, dialog, h1, pagePath, words } from '../support/page';
import { expectCleanStaffPage, openAsStaff, row, signInAsStaff, writeFeedback } from '../support/staff';
import { aColleague, invitationPath } from '../support/staff-seed';
import { result } from '../support/toasts';

fixture('An administrator makes a role');

const rolesPage = '/admin/portal-settings/roles';
const inDialog = (name: string) => dialog.find('button').withExactText(name);
const rejects = 'Thank you for your application. We have no place for you this year.';

const decide = (portal: TestPortal, token: string, application_id: number, expect: number) =>
  call(portal, 'POST', '/api/feedback', {
    token,
    json: { application_id, status: 'rejected', message: rejects },
    expect: [expect],
  });

test('a reader reads and does not decide, decides once the role allows it, and goes on as a reviewer', async (t) => {
  const portal = harness().shared;
  const { application_id } = await submittedApplicant(portal, anApplicant('Solange Ingabire'));
  const review = `/dashboard/intern/${application_id}`;
  const role = `Reader ${application_id}`;
  const reader = aColleague('Rita Mukeshimana');

  await openAsStaff(portal, rolesPage);
  await t.click(button('New role'));
  await t.click(inDialog('Save role'));
  await t.expect(dialog.find('a').withText('Choose what the role may do').exists).ok();
  await expectCleanStaffPage('a role with its errors');
  await fill('Name of the role', role);
  await tick('Read applications');
  await tick('Open documents');
  await t.click(inDialog('Save role'));
  await t.expect(result(`The role ${role} is saved.`)).ok();
  await expectCleanStaffPage('the roles');

  await openAsStaff(portal, '/admin/portal-settings/staff');
  await t.click(button('Invite somebody'));
  await fill('Full name', reader.name);
  await fill('Email', reader.email);
  await tick(role);
  await t.click(button('Send invitation'));
  await t.expect(row(reader.email).withText(role).exists).ok();

  await anotherDevice();
  await t.navigateTo(portal.url + (await invitationPath(portal, reader.email)));
  await fill('New password', reader.password);
  await fill('Confirm new password', reader.password);
  await t.click(button('Accept the invitation'));
  await t.expect(pagePath()).eql('/dashboard');
  await t.expect(Selector('.p-desk-head').withText(role).exists).ok();
  await t.navigateTo(portal.url + review);
  await t.expect(h1.withText('Solange Ingabire').exists).ok();
  await t.expect(words(/Documents Uploaded/i).exists).ok();
  await t.expect(button('Feedback').exists).notOk();
  await t.expect(button('Edit Application').exists).notOk();
  await expectCleanStaffPage("an application as a reader's role shows it");
  const token = await tokenHere();
  await decide(portal, token, application_id, 403);
  await t.navigateTo(`${portal.url}/admin/reports`);
  await t.expect(h1.withText('This page is not part of your role').exists).ok();
  await expectCleanStaffPage('a page outside of the role');

  await openAsStaff(portal, rolesPage);
  await t.click(buttonWith(role).withText('Change'));
  await tick('Decide');
  await t.expect(dialog.withText('1 person will be signed out').exists).ok();
  await t.click(inDialog('Save role'));
  await t.expect(result(`The role ${role} is saved.`)).ok();
  await decide(portal, token, application_id, 401);

  await anotherDevice();
  await signInAsStaff(portal, reader);
  await t.navigateTo(portal.url + review);
  await writeFeedback('Rejected', rejects);
  await t.click(button('Confirm and send'));
  await t.expect(result('Application status updated to rejected')).ok();

  await openAsStaff(portal, rolesPage);
  await t.click(Selector('button').withText(role).withText('Remove'));
  await t.click(inDialog('Remove'));
  await t.expect(dialog.withText('Choose the role that they get instead').exists).ok();
  await choose('Role they get instead', 'Reviewer');
  await t.click(inDialog('Remove'));
  await t.expect(result(`The role ${role} is removed.`)).ok();
  const { token: admin } = await staffSignIn(portal);
  const { staff } = await call<{ staff: { email: string; role: string }[] }>(portal, 'GET', '/api/staff', {
    token: admin,
  });
  await t.expect(staff.find(({ email }) => email === reader.email)?.role).eql('reviewer');
});
