import { Selector } from 'testcafe';
import { call, staffSignIn, submittedApplicant } from '../support/api';
import { aName, anApplicant } from '../support/applicants';
import { harness, type TestPortal } from '../support/harness';
import { mailTo } from '../support/mailbox';
import { field, focusedName, h1, pagePath, words } from '../support/page';
import { expectCleanStaffPage, openAsStaff } from '../support/staff';
import { result } from '../support/toasts';

fixture('An afternoon of forty applications, by keyboard alone');

const many = 40;
const most = 6;
const message = 'Welcome to us in June.';
const decision = Selector('#desk-decision');

/** Makes the applications, some at a time. */
async function seeded(portal: TestPortal, family: string) {
  const all = [];
  while (all.length < many) {
    const some = Array.from({ length: 4 }, (_, index) => `Keza${all.length + index} ${family}`);
    all.push(...(await Promise.all(some.map((name) => submittedApplicant(portal, anApplicant(name))))));
  }
  return all;
}

async function waiting(portal: TestPortal, family: string): Promise<number> {
  const { token } = await staffSignIn(portal);
  const path = `/api/applications/intern?search=${family}&status=submitted`;
  const { pagination } = await call<{ pagination: { total: number } }>(portal, 'GET', path, { token });
  return pagination.total;
}

test('each is opened, read, decided and left with six presses at most, besides the words', async (t) => {
  const portal = harness().shared;
  const family = aName('Nyira');
  const list = `/dashboard/intern?search=${family}&status=submitted`;
  const applicants = await seeded(portal, family);
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await t.pressKey(key);
  };
  const noted: string[] = [];
  const seen = new Set<string>();

  await openAsStaff(portal, list);
  await t.expect(words('40 applications').exists).ok();
  let before = list;
  for (let decided = 0; decided < many; decided += 1) {
    const began = Date.now();
    presses = 0;
    // The first application is opened from the list; then each decision leads to the next unread one.
    await press(decided === 0 ? 'j' : 'u');
    await t.expect(pagePath()).notEql(before);
    await t.expect(h1.withText(family).exists).ok();
    await t.expect(field('New status').visible).ok();
    before = await pagePath();
    await press('d');
    await t.expect(focusedName()).contains('New status');
    await press('a');
    await t.expect(field('New status').value).eql('approved');
    await press('tab');
    await t.expect(focusedName()).contains('Message to the applicant');
    await t.pressKey([...message].map((key) => (key === ' ' ? 'space' : key)).join(' '));
    await press('ctrl+enter');
    await t.expect(words('Send this email?').exists).ok();
    await press('ctrl+enter');
    // Checked within the decision, since the short message of the previous decision may still be visible.
    await t.expect(decision.withText('Application status updated to approved').exists).ok();
    await t.expect(focusedName()).contains('Next unread');
    await t.expect(presses).lte(most, `decision ${decided + 1} took ${presses} presses`);
    noted.push(`${presses} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
    seen.add(before);
  }
  await t.expect(seen.size).eql(many, 'each is read once');
  await t.pressKey('u');
  await t.expect(result('You have opened all applications in this list that are waiting.')).ok();
  await expectCleanStaffPage('the desk after forty decisions');

  await t.expect(await waiting(portal, family)).eql(0);
  for (const { applicant } of [applicants[0], applicants[many - 1]].filter((one) => one !== undefined)) {
    const { text } = await mailTo(portal, applicant.email, /has been approved/);
    await t.expect(text).contains(message);
  }
  console.log(`Key presses (besides ${message.length} of the message) and seconds: ${noted.join(', ')}`);
});
