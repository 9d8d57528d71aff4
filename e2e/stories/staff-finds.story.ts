import { referenceOf } from '@portal/contract-svc-applications-v1';
import { submittedApplicant } from '../support/api';
import { aName, anApplicant } from '../support/applicants';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { words } from '../support/page';
import { expectCleanStaffPage, openAsStaff, row, rows } from '../support/staff';

fixture('Staff find an application by what they remember');

test('letters from the middle of a surname, and of an address, find the application in both lists', async (t) => {
  const portal = harness().shared;
  const surname = aName('Niyonzima');
  const person = anApplicant(`Solange ${surname}`);
  const { application_id } = await submittedApplicant(portal, person);
  const reference = referenceOf('intern', application_id);
  const middle = surname.slice(5, -1).toUpperCase();

  await openAsStaff(portal, '/admin/intern-applications');
  await fill('Search by name, email or id', middle);
  await t.expect(words('1 application found').exists).ok();
  await t.expect(row(surname).exists).ok();
  await expectCleanStaffPage('the list with what was found');

  await openAsStaff(portal, `/admin/applications?search=${encodeURIComponent(person.email.slice(2))}`);
  await t.expect(row(reference).exists).ok();
  await t.expect(rows.count).eql(1);
});
