import { fill } from '../support/form';
import { harness } from '../support/harness';
import { button, errorAt, errorSummary, h1, link, pagePath } from '../support/page';
import { expectCleanStaffPage } from '../support/staff';
import { result } from '../support/toasts';

fixture('The sign-in of the staff');

test('a stranger who opens a page of the staff sees why they are on a sign-in page', async (t) => {
  for (const [address, door, sentence] of [
    ['/dashboard', '/staff/auth', 'Authentication required. Please login.'],
    ['/dashboard/applications/1', '/staff/auth', 'You are not logged in'],
    ['/admin/reports', '/', 'Authentication Error: Please login to access applications.'],
  ] as const) {
    await t.navigateTo(harness().shared.url + address);
    await t.expect(pagePath()).eql(door);
    await t.expect(result(sentence)).ok();
  }
});

test('empty fields, a short password and a wrong password each have a message beside the field', async (t) => {
  const { url } = harness().shared;
  await t.navigateTo(`${url}/Adminlogin`);
  await t.expect(h1.withText('Welcome back').exists).ok();
  await t.click(button('Login'));
  await t.expect(errorSummary.find('a').count).eql(2);
  await fill('Email', 'nobody@example.org');
  await fill('Password', 'Seven77');
  await t.click(button('Login'));
  await t.expect(errorAt('Password')).eql('Password must be at least 8 characters');
  await expectCleanStaffPage('the sign-in with its errors');
  await fill('Password', 'Wrong-Password-1');
  await t.click(button('Login'));
  await t.expect(errorSummary.withText('Invalid email/phone or password.').exists).ok();
  await t.expect(pagePath()).eql('/Adminlogin');
  await t.click(link('Forgot password?'));
  await t.expect(button('Send the link').exists).ok();
});
