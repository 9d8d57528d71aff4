import { submittedApplicant } from '../support/api';
import { expectCleanPage } from '../support/axe';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { linkFromMail } from '../support/mailbox';
import { button, errorSummary, field, pagePath, words } from '../support/page';

fixture('Somebody signs in with a password');

const wrong = 'Invalid email/phone or password. Please check your credentials.';

test('empty fields and a wrong password have messages of their own; the right password opens the dashboard by phone number', async (t) => {
  const portal = harness().shared;
  const { applicant, password } = await submittedApplicant(portal);
  await t.navigateTo(portal.url);
  await t.click(button('Sign In'));
  await t.expect(errorSummary.exists).ok();
  await t.expect(words('Email or phone is required').exists).ok();
  await t.expect(words('Password is required').exists).ok();
  await expectCleanPage('the sign-in panel with its errors');

  await fill('Email or phone', applicant.email);
  await fill('Password', 'Not-the-password-1');
  await t.click(button('Sign In'));
  await t.expect(words(wrong).exists).ok();
  await t.expect(field('Email or phone').value).eql(applicant.email);

  await fill('Email or phone', `+${applicant.phoneDigits}`);
  await fill('Password', password);
  await t.click(button('Show password'));
  await t.expect(field('Password').value).eql(password);
  await t.expect(field('Password').getAttribute('type')).eql('text');
  await t.click(button('Sign In'));
  await t.expect(pagePath()).eql('/userdashboard');
  await t.expect(words('still using the password we emailed').exists).ok('a new one should be asked for');
});

test('a forgotten password is replaced by a mailed link, which works once', async (t) => {
  const portal = harness().shared;
  const { applicant, password } = await submittedApplicant(portal);
  await t.navigateTo(portal.url);
  await t.click(button('Forgot password?'));
  await fill('Email', applicant.email);
  await expectCleanPage('the forgotten password form');
  await t.click(button('Send the link'));
  await t.expect(words('Check your email').exists).ok();

  const link = new URL(await linkFromMail(portal, applicant.email, /password/i, '/#'));
  const mailed = `${portal.url}${link.pathname}${link.hash}`;
  await t.navigateTo(mailed);
  await fill('New password', 'short');
  await t.click(button('Save the new password'));
  await t.expect(errorSummary.exists).ok();
  await expectCleanPage('the new password form with its error', { newToAxe: true });
  await fill('New password', 'A-password-of-mine-7');
  await t.click(button('Save the new password'));
  await t.expect(words('Your password has been changed').exists).ok();

  await fill('Email or phone', applicant.email);
  await fill('Password', password);
  await t.click(button('Sign In'));
  await t.expect(words(wrong).exists).ok('the old password should be gone');
  await fill('Password', 'A-password-of-mine-7');
  await t.click(button('Sign In'));
  await t.expect(pagePath()).eql('/userdashboard');

  await t.navigateTo(mailed);
  await fill('New password', 'Another-password-8');
  await t.click(button('Save the new password'));
  await t.expect(errorSummary.exists).ok('the link should work once');
});
