import { referenceOf } from '@portal/contract-svc-applications-v1';
import { Selector } from 'testcafe';
import { call, staffSignIn, submittedApplicant } from '../support/api';
import { aName, anApplicant } from '../support/applicants';
import { tick } from '../support/form';
import { harness, type TestPortal } from '../support/harness';
import { button, dialog, heading } from '../support/page';
import { expectCleanStaffPage, openAsStaff, row } from '../support/staff';
import { joinedColleague } from '../support/staff-seed';

fixture('Staff assign readers to several applications');

const resting = Selector('table.p-overview:not([aria-busy])');
const group = (title: string) => dialog.find('section').withAttribute('aria-label', title);

async function readersOf(portal: TestPortal, id: number): Promise<string[]> {
  const { token } = await staffSignIn(portal);
  const { readers } = await call<{ readers: { name: string }[] }>(
    portal,
    'GET',
    `/api/admin/applications/${id}/reading`,
    { token },
  );
  return readers.map(({ name }) => name);
}

test('two readers get applications as the preview showed, and the assignment is undone', async (t) => {
  const portal = harness().shared;
  const surname = aName('Mukamana');
  const known = await submittedApplicant(portal, anApplicant(`Aline ${surname}`));
  const other = await submittedApplicant(portal, anApplicant(`Beata ${surname}`));
  const [joelName, rosaName] = [aName('Joel'), aName('Rosa')];
  const joel = await joinedColleague(portal, 'reviewer', joelName);
  await joinedColleague(portal, 'reviewer', rosaName);
  await call(portal, 'POST', `/api/admin/applications/${known.application_id}/conflict`, {
    token: joel.session.token,
    expect: [204],
  });

  await openAsStaff(portal, `/admin/applications?search=${surname}`);
  await t.expect(row(surname).count).eql(2).expect(resting.exists).ok();
  await t.click(Selector('.p-overview thead .p-pick input'));
  await t.click(button('Assign readers'));
  await tick(joelName, 'Readers');
  await tick(rosaName, 'Readers');
  await tick('Divide them evenly', 'How?');
  await t.click(button('Preview the assignment'));
  await t.expect(heading('Applications for each reader').exists).ok();
  const listed = group('2 applications from your list').find('li');
  const knownRow = listed.withText(referenceOf('intern', known.application_id));
  await t.expect(knownRow.withText(rosaName).exists).ok();
  await t.expect(listed.withText(joelName).count).eql(1);
  await expectCleanStaffPage('the assignment', { newToAxe: true });
  await t.click(button('Assign 2 applications'));
  await t.expect(heading('2 applications assigned').exists).ok();
  await t.expect(await readersOf(portal, known.application_id)).eql([rosaName]);
  await t.expect(await readersOf(portal, other.application_id)).eql([joelName]);

  await t.click(button('Undo all 2'));
  await t.expect(group('Result').withText('2 applications undone').exists).ok();
  await t.expect(await readersOf(portal, other.application_id)).eql([]);
});
