import { Selector } from 'testcafe';
import { call, type SignedIn, signIn, staffSignIn, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { pdfOf } from '../support/downloads';
import { fill, tick } from '../support/form';
import { harness, type TestPortal } from '../support/harness';
import { button, heading, words } from '../support/page';
import { expectCleanStaffPage, openAsStaff } from '../support/staff';
import { joinedColleague } from '../support/staff-seed';
import { result } from '../support/toasts';

fixture('Staff read an application together');

const criteria = [
  { key: null, name: 'Motivation', help: 'Why do they come?', weight: 3 },
  { key: null, name: 'Experience', help: '', weight: 1 },
];
const loading = Selector('.p-skeleton');

interface Forms {
  forms: { programme: string; form: { version: number } | null }[];
}

/** Sets the score sheet of internships. */
async function setCriteria(portal: TestPortal) {
  const { token } = await staffSignIn(portal);
  const { forms } = await call<Forms>(portal, 'GET', '/api/admin/score-forms', { token });
  const version = forms.find(({ programme }) => programme === 'intern')?.form?.version ?? 0;
  await call(portal, 'PUT', '/api/admin/score-forms/intern', { token, json: { criteria, version } });
}

async function openReading(t: TestController, path: string, session: SignedIn) {
  await openAsStaff(harness().shared, path, session);
  await t.expect(heading('Assessment').exists).ok().expect(loading.exists).notOk();
}

async function score(t: TestController, motivation: string, experience: string) {
  await t.click(button('Fill in my score sheet'));
  await tick(motivation, 'Motivation');
  await tick(experience, 'Experience');
  await t.expect(Selector('.p-save-saved').exists).ok('the sheet is kept before it is sent');
  await t.click(button('Send my score sheet')).click(button('Send'));
  await t.expect(result('Your score sheet was sent.')).ok();
}

test('two readers score and write, and one who knows the person reads nothing', async (t) => {
  const portal = harness().shared;
  await setCriteria(portal);
  const { applicant, application_id, password } = await submittedApplicant(
    portal,
    anApplicant('Keza Uwimana'),
  );
  const review = `/dashboard/intern/${application_id}`;
  const joel = await joinedColleague(portal, 'reviewer', 'Joel Kamau');
  const rosa = await joinedColleague(portal, 'reviewer', 'Rosa Ineza');
  const knows = await joinedColleague(portal, 'reviewer', 'Paul Mugabo');

  await openReading(t, review, joel.session);
  await fill('Write a note', 'What do you think, @Rosa Ineza? Her zebra letter is strong.');
  await t.click(button('Save note'));
  await t.expect(words('Her zebra letter is strong.').exists).ok().expect(loading.exists).notOk();
  await score(t, '5', '1');
  await t.expect(words('Average 4.0 of 5').exists).ok();
  await expectCleanStaffPage('an application that is read together', { newToAxe: true });

  await openAsStaff(portal, '/admin/notifications', rosa.session);
  await t.expect(words('Joel Kamau names you in a note about').exists).ok();
  await openReading(t, review, rosa.session);
  await t.expect(words('1 colleague has sent a score sheet').exists).ok();
  await t.expect(words(/Average \d/).exists).notOk();
  await score(t, '2', '2');
  await t.expect(words('Average 3.0 of 5').exists).ok().expect(words('range 1.0').exists).ok();

  await openReading(t, review, knows.session);
  await t.click(button('I know this person')).click(button('Yes, I know this person'));
  await t.expect(words('You cannot read this application').exists).ok();
  await t.expect(words('Keza Uwimana').exists).notOk();
  const { token } = knows.session;
  await call(portal, 'GET', `/api/admin/applications/${application_id}`, { token, expect: [403] });
  const found = await call<{ applications: object[] }>(
    portal,
    'GET',
    `/api/applications/intern?search=INT-${application_id}`,
    { token },
  );
  await t.expect(found.applications).eql([]);

  const session = await signIn(portal, applicant.email, password);
  for (const path of ['/api/my-applications', `/api/user/applications/${application_id}`, '/api/user/data']) {
    const answer = await call(portal, 'GET', path, { token: session.token });
    await t.expect(JSON.stringify(answer)).notContains('zebra', path);
  }
  const copy = await pdfOf(portal, `/api/user/applications/${application_id}/pdf`, session.token);
  await t.expect(copy).contains('Keza Uwimana').expect(copy).notContains('zebra');
});
