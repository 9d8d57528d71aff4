import { ClientFunction, Selector } from 'testcafe';
import { call, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { fill } from '../support/form';
import type { TestPortal } from '../support/harness';
import { borrowPortal, giveBack } from '../support/lone-portal';
import { mailTo } from '../support/mailbox';
import { button, errorAt, errorSummary, field, tab, words } from '../support/page';
import { expectCleanStaffPage, loaded, openAsStaff } from '../support/staff';
import { decide } from '../support/staff-api';
import { result } from '../support/toasts';
import { phone, resize } from '../support/windows';

fixture('An administrator writes the emails in words of their own').before(borrowPortal).after(giveBack);

const message = 'Bring your passport on the first day.';
const text =
  'Dear **{name}**,\n\nwelcome to {organisation}!\n\n{message}\n\nRead [our rules](https://care.example/rules).';

/** The text of the email as a mail program shows it. */
const designed = ClientFunction(() => document.querySelector('.p-mail-look')?.shadowRoot?.textContent ?? '');

test('a typo is reported by name; the next email has the new words, and the standard comes back', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  const { applicant, application_id } = await submittedApplicant(portal, anApplicant('Divine Umutoni'));
  await openAsStaff(portal, '/admin/portal-settings');
  await t.click(Selector('a.p-shortcut').withText('Email templates'));
  await loaded();
  await t.click(Selector('a.p-shortcut').withText('Decision: approved'));
  await t.expect(field('Text').value).contains('{message}');
  await fill('Text', text.replace('{name}', '{nmae}'));
  await t.click(button('Save'));
  await t.expect(errorSummary.exists).ok();
  await t.expect(errorAt('Text')).contains('There is no {nmae} in this email.');
  await expectCleanStaffPage('the words with their error', { newToAxe: true });

  await fill('Subject', 'Welcome, {name} ({reference})');
  await fill('Text', text);
  await fill('Application for the preview', `APP-${application_id}`);
  await t.click(button('Preview'));
  await t.expect(words(`With the details of application ${application_id}`).exists).ok();
  await t.expect(designed()).contains('Dear Divine Umutoni,');
  await resize(t, phone);
  await expectCleanStaffPage('the words with their preview');
  await t.click(button('Save'));
  await t.expect(result('Saved. The next email uses this text.')).ok();

  await decide(portal, application_id, 'approved', message);
  const mail = await mailTo(portal, applicant.email, /^Welcome, Divine Umutoni/);
  await t.expect(mail.text).contains(message);
  await t.expect(mail.text).contains('our rules (https://care.example/rules)');
  await t.expect(mail.html).contains('<strong>Divine Umutoni</strong>');
  await t.click(button('Restore the default text'));
  await t.expect(result('The default text is restored.')).ok();
  await t.expect(field('Text').value).contains('We have good news');
});

test('so is the email with the link to a new password; its link and its warning stand in it whatever the words', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  const { applicant } = await submittedApplicant(portal, anApplicant('Eric Habimana'));
  await openAsStaff(portal, '/admin/portal-settings/mail-words');
  await t.click(Selector('a.p-shortcut').withText('Link to a new password'));
  await fill('Subject', 'Muraho from {organisation}');
  await fill('Text', 'Muraho,\n\nhere is **your** link.');
  await t.click(button('Preview'));
  await t.expect(designed()).contains('here is your link.');
  await t.expect(designed()).contains('If you did not ask for this');
  await expectCleanStaffPage('the email as it is drawn', { newToAxe: true });
  await t.click(tab('As plain text'));
  await t.expect(Selector('.p-mail-text').withText('here is your link.').exists).ok();
  await t.click(button('Save'));
  await t.expect(result('Saved. The next email uses this text.')).ok();

  await call(portal, 'POST', '/api/password/forgot', { json: { email: applicant.email } });
  const mail = await mailTo(portal, applicant.email, /^Muraho from/);
  await t.expect(mail.text).contains('/#reset=');
  await t.expect(mail.text).contains('If you did not ask for this');
  await t.expect(mail.html).contains('<strong>your</strong>');
  await t.click(button('Restore the default text'));
  await t.expect(result('The default text is restored.')).ok();
  await t.expect(field('Text').value).contains('Someone, hopefully you');
});
