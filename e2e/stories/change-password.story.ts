import { call, signIn } from '../support/api';
import { expectCleanView, openDashboard, reload } from '../support/dashboard';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { button, errorAt, errorSummary, field, link, pageTitle, words } from '../support/page';
import { signedInApplicant } from '../support/staff-api';

fixture('An applicant chooses a password of their own');

const banner = words('You are still using the password we emailed you');
const own = 'Mine-since-today-1';
const current = 'Current password';
const fresh = 'New password';
const again = 'Confirm new password';

test('errors are shown in their place, then the change, and the banner goes', async (t) => {
  const portal = harness().shared;
  const { applicant, password, session } = await signedInApplicant(portal);
  const change = () => t.click(button('Change Password'));
  await openDashboard(session);
  await t.expect(banner.exists).ok();
  await t.click(link('Choose a password of your own'));

  await change();
  await t.expect(errorSummary.exists).ok();
  await t.expect(errorAt(current)).eql('Current password is required');
  await t.expect(errorAt(fresh)).eql('New password is required');
  await t.expect(errorAt(again)).eql('Please confirm your new password');
  await t.expect(pageTitle()).match(/^Error: /);
  await expectCleanView('changing the password with its errors');

  await fill(current, 'Not-the-password-1');
  await fill(fresh, 'short1A');
  await change();
  await t.expect(errorAt(fresh)).eql('Password must be at least 8 characters long');
  await fill(fresh, own);
  await fill(again, `${own}0`);
  await change();
  await t.expect(errorAt(again)).eql('Passwords do not match');
  await fill(again, own);
  await change();
  await t.expect(errorAt(current)).eql('Current password is incorrect.');
  await t.expect(field(fresh).value).eql(own, 'what was typed should stay');

  await t.click(field(current).sibling('button').nth(0));
  await t.expect(field(current).getAttribute('type')).eql('text');
  await fill(current, password);
  await change();
  await t.expect(words('Your password is changed').exists).ok();
  await t.expect(banner.exists).notOk();
  await t.expect(errorSummary.exists).notOk();
  await t.expect(field(current).value).eql('');
  await expectCleanView('the password that is changed', { newToAxe: true });

  await reload();
  await t.expect(words(applicant.email).exists).ok('this device should stay signed in');
  await t.expect(banner.exists).notOk();
  await signIn(portal, applicant.email, own);
  const json = { email_or_phone: applicant.email, password };
  await call(portal, 'POST', '/api/login', { json, expect: [401] });
});
