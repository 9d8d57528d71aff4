import { referenceOf } from '@portal/contract-svc-applications-v1';
import { Selector } from 'testcafe';
import { call, staffSignIn, startInternship, submittedApplicant } from '../support/api';
import { aName, anApplicant } from '../support/applicants';
import { choose, fill } from '../support/form';
import { harness, type TestPortal } from '../support/harness';
import { mailTo } from '../support/mailbox';
import { button, dialog, heading, words } from '../support/page';
import { expectCleanStaffPage, openAsStaff, row, rows } from '../support/staff';
import { decide } from '../support/staff-api';
import { result } from '../support/toasts';

fixture('Staff decide on several applications at once');

const pageLength = 50;
const message = 'Welcome! We look forward to meeting all of you in June.';
const bar = Selector('.p-selection-bar');
const table = Selector('table.p-overview');
const resting = Selector('table.p-overview:not([aria-busy])');
const group = (title: string) => dialog.find('section').withAttribute('aria-label', title);

interface Review {
  review: { status: string; held_decision: object | null };
}

async function statusOf(portal: TestPortal, id: number): Promise<string> {
  const { token } = await staffSignIn(portal);
  const { review } = await call<Review>(portal, 'GET', `/api/admin/applications/${id}`, { token });
  return review.status;
}

/**
 * Makes people with one name, of whom the first and the last are on two pages of the list, with drafts between them.
 */
async function onTwoPages(portal: TestPortal, name: string) {
  const first = await submittedApplicant(portal, anApplicant(name));
  for (let number = 0; number < pageLength; number += 1) await startInternship(portal, anApplicant(name));
  const last = await submittedApplicant(portal, anApplicant(name));
  return { first, last };
}

test('what a filter hides is not decided with the rest, though it was chosen on another page', async (t) => {
  const portal = harness().shared;
  const surname = aName('Kwizera');
  const { first, last } = await onTwoPages(portal, `Chantal ${surname}`);
  const [firstReference, lastReference] = [first, last].map(({ application_id }) =>
    referenceOf('intern', application_id),
  ) as [string, string];

  await openAsStaff(portal, `/admin/applications?search=${surname}&sort=created_at`);
  await t.expect(rows.count).eql(pageLength);
  await t.expect(resting.exists).ok();
  await t.click(row(firstReference).find('.p-pick input'));
  await t.expect(bar.withText('1 selected').exists).ok();
  await t.click(button('Next page'));
  await t.expect(row(lastReference).exists).ok();
  await t.expect(resting.exists).ok();
  await t.click(row(lastReference).find('.p-pick input'));
  await t.expect(bar.withText('2 selected, 1 of them not on this page').exists).ok();

  // A colleague takes the first application, and the list is filtered by applications that nobody has taken.
  await decide(portal, first.application_id, 'in-review', 'We have begun to read your application.');
  await t.click(button('Filter'));
  await choose('Status', 'Submitted');
  await t.expect(button('Status: Submitted').exists).ok();
  await t.expect(rows.count).eql(1);
  await t.expect(resting.exists).ok();
  await expectCleanStaffPage('the list with chosen rows', { newToAxe: true });

  await t.click(button('Set status'));
  await t.expect(group('1 application from your list').withText(lastReference).exists).ok();
  await t.expect(group('1 application hidden by your filter').withText(firstReference).exists).ok();
  await choose('New status', 'Approved');
  await fill('Message to the applicant', message);
  await t.click(button('Show the email'));
  await t.expect(words('1 application becomes Approved').exists).ok();
  await t.click(button('Confirm and send'));
  await t.expect(heading('1 application decided').exists).ok();
  await t.click(button('Close').nth(0));

  const { text } = await mailTo(portal, last.applicant.email, /has been approved/);
  await t.expect(text).contains(message);
  await t.expect(await statusOf(portal, last.application_id)).eql('approved');
  await t.expect(await statusOf(portal, first.application_id)).eql('in-review');
});

test('a list is saved under a name, and its address opens it', async (t) => {
  const portal = harness().shared;
  const name = `Read first ${Date.now().toString(36)}`;
  await startInternship(portal, anApplicant());
  await openAsStaff(portal, '/admin/applications?type=intern&columns=programme,email');
  await t.expect(resting.exists).ok();
  await t.click(button('Views'));
  await t.click(button('Save this list as a view'));
  await fill('Name', name);
  await t.click(button('Save view'));
  await t.expect(result(`The view ${name} is saved.`)).ok();
  await t.expect(button(`View: ${name}`).exists).ok();
  const address = await t.eval(() => window.location.pathname + window.location.search);
  await t.expect(address).match(/^\/admin\/applications\?view=\d+$/);

  await openAsStaff(portal, address);
  await t.expect(resting.exists).ok();
  await t.expect(button(`View: ${name}`).exists).ok();
  await t.expect(button('Programme: Internship').exists).ok();
  await t.expect(table.find('th').withExactText('Email').exists).ok();
  await t.click(button(`View: ${name}`));
  await t.click(button(`Remove ${name}`));
  await t.click(button('Remove view'));
  await t.expect(button('Views').exists).ok();
});
