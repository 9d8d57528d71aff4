import { referenceOf } from '@portal/contract-svc-applications-v1';
import { Selector } from 'testcafe';
import { signIn, storageOf, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { expectCleanPage } from '../support/axe';
import { expectCleanView } from '../support/dashboard';
import { openSignedIn } from '../support/device';
import { choose, fill } from '../support/form';
import { harness } from '../support/harness';
import { linkFromMail } from '../support/mailbox';
import { dayIn, offeredApplicant, replyOver } from '../support/offers';
import { button, dialog, field, h1, sidewaysScroll, words } from '../support/page';
import { expectCleanStaffPage, openAsStaff, openDecision, timelineEntry } from '../support/staff';
import { desktop, phone, resize } from '../support/windows';

fixture('An approval carries an offer of a place');

const mailText = Selector('.p-mail-text');
const message = 'We are glad to have you with us on the ward.';

test('staff approve with an offer; it is accepted from the mail on a phone without signing in, and staff see it', async (t) => {
  const portal = harness().shared;
  const name = 'Solange Mukashema';
  const { applicant, application_id } = await submittedApplicant(portal, anApplicant(name));
  await resize(t, desktop);
  await openAsStaff(portal, `/dashboard/intern/${application_id}`);
  await openDecision();
  await choose('New status', 'Approved');
  await fill('Message to the applicant', message);
  await t.click(field('Offer a place'));
  await t.typeText(field('First day'), dayIn(30), { replace: true });
  await t.typeText(field('Last day'), dayIn(60), { replace: true });
  await fill('Place', 'Huye, main office');
  await fill('What we ask of them', 'Bring your student card.');
  await expectCleanStaffPage('a decision with an offer', { newToAxe: true });
  await t.click(button('Send Feedback'));
  await t.expect(mailText.textContent).contains('Huye, main office');
  await t.expect(mailText.textContent).contains('Please reply by');
  await t.click(button('Confirm and send'));
  await t.expect(timelineEntry('Place offered').exists).ok();
  await t.expect(words('Waits for the reply').exists).ok();
  await expectCleanStaffPage('an application with an offer', { newToAxe: true });

  await resize(t, phone);
  await t.navigateTo(await linkFromMail(portal, applicant.email, /offer you a place/, '/offer/'));
  await t.expect(h1.withText('We offer you a place').exists).ok();
  await t.expect(Selector('dd').withText('Bring your student card.').exists).ok();
  await expectCleanPage('the page of an offer', { newToAxe: true });
  await t.expect(sidewaysScroll()).lte(0);
  await t.click(button('Accept this place'));
  await t.expect(h1.withText('Your place is confirmed').exists).ok();

  await resize(t, desktop);
  await openAsStaff(portal, `/dashboard/intern/${application_id}`);
  await t.expect(timelineEntry('Offer accepted').exists).ok(referenceOf('intern', application_id));
  await t.click(Selector('a').withText('See the calendar of places'));
  await t.expect(Selector('tbody a').withText(name).exists).ok();
  await expectCleanStaffPage('the calendar of places', { newToAxe: true });
  await resize(t, phone);
  await t.expect(sidewaysScroll()).lte(0);
});

test('an offer is declined on the dashboard, after another date was asked for', async (t) => {
  const portal = harness().shared;
  const { applicant, application_id, password } = await offeredApplicant(portal);
  const view = `${portal.url}/userdashboard/applications/${application_id}`;
  await resize(t, phone);
  await openSignedIn(view, storageOf(await signIn(portal, applicant.email, password)));
  await t.expect(words('We offer you a place').exists).ok();
  await expectCleanView('an offer on the dashboard', { newToAxe: true });
  await t.click(button('Ask for another date'));
  await t.click(dialog.find('button').withExactText('Send my wish'));
  await t.expect(words('Tell us which days would suit you').exists).ok();
  await fill('Which days would suit you?', 'In August, after my exams');
  await t.click(dialog.find('button').withExactText('Send my wish'));
  await t.expect(words('In August, after my exams').exists).ok();
  await t.click(button('Decline'));
  await t.click(dialog.find('button').withExactText('Decline this place'));
  await t.expect(words('You declined this place on').exists).ok();
  await expectCleanView('an offer that was declined', { newToAxe: true });

  await resize(t, desktop);
  await openAsStaff(portal, `/dashboard/intern/${application_id}`);
  await t.expect(timelineEntry('Offer declined').exists).ok();
});

test('a press that comes too late is answered kindly', async (t) => {
  const portal = harness().shared;
  const { application_id, link } = await offeredApplicant(portal);
  await resize(t, phone);
  await t.navigateTo(link);
  await t.expect(h1.withText('We offer you a place').exists).ok();
  await replyOver(portal, application_id);
  await t.click(button('Accept this place'));
  await t.expect(h1.withText('This offer has lapsed').exists).ok();
  await t.expect(words('If you would still like to come, please write to us').exists).ok();
  await expectCleanPage('an offer that has lapsed', { newToAxe: true, consoleToo: false });
});
