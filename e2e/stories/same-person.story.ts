import { referenceOf } from '@portal/contract-svc-applications-v1';
import { Selector } from 'testcafe';
import { submittedApplicant } from '../support/api';
import { aName, anApplicant } from '../support/applicants';
import { harness } from '../support/harness';
import { button, linkWith } from '../support/page';
import { expectCleanStaffPage, openAsStaff, timelineEntry } from '../support/staff';
import { result } from '../support/toasts';

fixture('Somebody applies a second time, under another email address');

test('staff see why it may be the same person, put both together, and take them apart', async (t) => {
  const portal = harness().shared;
  const name = aName('Solange ');
  const first = await submittedApplicant(portal, anApplicant(name));
  const second = await submittedApplicant(portal, anApplicant(name));
  const reference = referenceOf('intern', first.application_id);

  await openAsStaff(portal, `/dashboard/intern/${second.application_id}`);
  const same = Selector('h2').withExactText('The same person').parent('section');
  await t.expect(same.withText('The same name, the same date of birth').exists).ok();
  await expectCleanStaffPage('a review with a hint', { newToAxe: true });
  await t.click(button(`The same person: ${reference}`));
  await t.expect(result('Linked.')).ok();
  await t.expect(timelineEntry(`linked with ${reference}`).exists).ok();

  await t.click(same.find('a').withText(reference));
  const other = referenceOf('intern', second.application_id);
  await t.expect(same.find('a').withText(other).exists).ok('it is shown with the other one, too');
  await t.click(button(`Separate: ${other}`));
  await t.expect(button(`The same person: ${other}`).exists).ok('it is a hint again');
  await t.expect(linkWith(other).exists).ok();
});
