import { referenceOf } from '@portal/contract-svc-applications-v1';
import { Selector } from 'testcafe';
import { call, type SignedIn, staffSignIn, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { tick } from '../support/form';
import type { TestPortal } from '../support/harness';
import { borrowPortal, giveBack } from '../support/lone-portal';
import { button, h1, heading, link, words } from '../support/page';
import { expectCleanStaffPage, loaded, openAsStaff } from '../support/staff';
import { joinedColleague } from '../support/staff-seed';
import { result } from '../support/toasts';

// Reading without names is set for all reviewers of a portal.
fixture('Two readers read without names').before(borrowPortal).after(giveBack);

const names = ['Zyxamina', 'Qwuwasenko'];
const page = Selector('body');
const criteria = [{ key: null, name: 'Motivation', help: '', weight: 1 }];

/** Sets a score sheet for internships, whatever an earlier story has set. */
async function setCriteria(portal: TestPortal, token: string) {
  const { forms } = await call<{ forms: { programme: string; form: { version: number } | null }[] }>(
    portal,
    'GET',
    '/api/admin/score-forms',
    { token },
  );
  const version = forms.find(({ programme }) => programme === 'intern')?.form?.version ?? 0;
  await call(portal, 'PUT', '/api/admin/score-forms/intern', { token, json: { criteria, version } });
}

/** Addresses of the calls that a reader's pages make. */
const answers = (id: number) => [
  '/api/admin/today',
  '/api/admin/awaited?kind=letters',
  '/api/admin/notifications',
  `/api/applications/intern?search=${names[0]}`,
  `/api/admin/applications?search=${names[1]}`,
  '/api/admin/reports/applications?type=intern',
  '/api/admin/reports/download-csv?type=intern',
  '/api/admin/blind/applications',
  `/api/admin/blind/applications/${id}`,
  `/api/admin/applications/${id}/reading`,
];

async function expectNoName(t: TestController, portal: TestPortal, id: number, { token }: SignedIn) {
  for (const path of answers(id)) {
    const response = await fetch(portal.url + path, { headers: { Authorization: `Bearer ${token}` } });
    await t.expect(response.status).eql(200, path);
    const text = await response.text();
    for (const name of names) await t.expect(text).notContains(name, path);
  }
  for (const path of [`/api/admin/applications/${id}`, `/api/admin/applications/${id}/export-pdf`])
    await call(portal, 'GET', path, { token, expect: [403] });
}

async function readAndScore(
  t: TestController,
  portal: TestPortal,
  session: SignedIn,
  points: string,
  id: number,
) {
  const reference = referenceOf('intern', id);
  await openAsStaff(portal, '/admin/intern-applications', session);
  await t.expect(words('Names of internships are hidden').exists).ok();
  await loaded();
  await t.click(link('Go to anonymous review')).expect(h1.withText('Anonymous review').exists).ok();
  await loaded();
  await t.click(link(reference)).expect(h1.withText(reference).exists).ok();
  await t.expect(heading('Assessment').exists).ok();
  await loaded();
  for (const name of names) await t.expect(page.textContent).notContains(name);
  await t.click(button('Fill in my score sheet'));
  await tick(points, 'Motivation');
  await t.expect(Selector('.p-save-saved').exists).ok('the sheet is kept before it is sent');
  await t.click(button('Send my score sheet')).click(button('Send'));
  await t.expect(result('Your score sheet was sent.')).ok();
}

test('they score by references alone, no answer has the name, and it is there when the phase ends', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  const { token } = await staffSignIn(portal);
  await setCriteria(portal, token);
  const { application_id: id } = await submittedApplicant(portal, anApplicant(names.join(' ')));
  const joel = await joinedColleague(portal, 'reviewer', 'Joel Kamau');
  const rosa = await joinedColleague(portal, 'reviewer', 'Rosa Ineza');
  const [path, json] = ['/api/admin/reading/assign', { readers_each: 2 }];
  const readers = (
    await call<{ colleagues: { id: number; name: string }[] }>(portal, 'GET', '/api/admin/colleagues', {
      token,
    })
  ).colleagues.flatMap((one) => (['Joel Kamau', 'Rosa Ineza'].includes(one.name) ? [one.id] : []));
  await call(portal, 'POST', path, { token, json: { ...json, application_ids: [id], readers } });

  await openAsStaff(portal, '/admin/portal-settings/reading');
  await loaded();
  await t.click(button('Hide names of Internship')).click(button('Hide names').withExactText('Hide names'));
  await t.expect(result('Names are hidden from reviewers.')).ok();
  await expectCleanStaffPage('the setting that hides names', { newToAxe: true });

  await readAndScore(t, portal, joel.session, '5', id);
  await t.expect(words('Average 5.0 of 5').exists).ok();
  await expectCleanStaffPage('an application without names', { newToAxe: true });
  await expectNoName(t, portal, id, joel.session);
  await readAndScore(t, portal, rosa.session, '3', id);
  await t.expect(words('Average 4.0 of 5').exists).ok();
  await expectNoName(t, portal, id, rosa.session);
  await openAsStaff(portal, `/dashboard/intern/${id}`, rosa.session);
  await t.expect(h1.withText(referenceOf('intern', id)).exists).ok('its address should lead to the same');

  await openAsStaff(portal, '/admin/portal-settings/reading');
  await loaded();
  await t
    .click(button('Show names again of Internship'))
    .click(button('Show names').withExactText('Show names'));
  await t.expect(result('Names are shown again.')).ok();
  await openAsStaff(portal, `/dashboard/intern/${id}`, joel.session);
  await t.expect(h1.withText(names.join(' ')).exists).ok();
});
