import { referenceOf } from '@portal/contract-svc-applications-v1';
import { ClientFunction, Selector } from 'testcafe';
import { submittedApplicant } from '../support/api';
import { aName, anApplicant } from '../support/applicants';
import { submittedDaysAgo } from '../support/days-ago';
import { harness } from '../support/harness';
import { button, dialog, h1, pagePath } from '../support/page';
import { expectCleanStaffPage, openAsStaff, signInAsStaff } from '../support/staff';
import { joinedColleague } from '../support/staff-seed';
import { desktop, phone, resize } from '../support/windows';

fixture('Staff see what waits and go everywhere');

const waits = Selector('.p-waiting a');
const chosen = Selector('[role=option][aria-selected=true]');
const wide = { name: 'a wide desktop', width: 1440, height: 900 };
const place = (name: string) => Selector('a.p-bar-link').withText(name);

/** Grows at each run, so that the story can be repeated. */
let daysAgo = 700;

/** Makes an applicant who has waited longer than everybody else. */
async function longestWaiting(name: string) {
  const portal = harness().shared;
  const { application_id: id } = await submittedApplicant(portal, anApplicant(name));
  await submittedDaysAgo(portal, id, daysAgo);
  daysAgo += 10;
  return { id, reference: referenceOf('intern', id), review: `/dashboard/intern/${id}` };
}

test('the oldest is opened by keyboard and does not wait any more; the search finds them again', async (t) => {
  const portal = harness().shared;
  const family = aName('Nyira');
  const name = `Immaculee ${family}`;
  const { id, reference, review } = await longestWaiting(name);
  await resize(t, desktop);
  const { email, password } = await joinedColleague(portal, 'reviewer');
  await signInAsStaff(portal, { email, password });
  await t.expect(waits.nth(0).textContent).contains(name);
  await expectCleanStaffPage('what waits');

  await t.pressKey('ctrl+k');
  await t.expect(chosen.textContent).contains('Open the oldest to-do item');
  await expectCleanStaffPage('the search', { newToAxe: true });
  await t.pressKey('enter');
  await t.expect(h1.withText(name).exists).ok();
  await t.expect(pagePath()).match(new RegExp(`^${review}\\?list=todo&ids=${id}(,|$)`));
  await t.expect(Selector('.p-folded').exists).ok('the desk should have the room');

  await t.click(Selector('a.p-side-link').withText('Dashboard'));
  await t.expect(waits.withText(reference).exists).notOk('what was opened should not wait');
  await t.expect(Selector('.p-folded').exists).notOk();

  await t.pressKey('ctrl+k');
  await t.typeText(Selector('[role=combobox]'), `immaculee ${family.toLowerCase()}`);
  await t.expect(chosen.textContent).contains(reference);
  await t.pressKey('enter');
  await t.expect(dialog.exists).notOk();
  await t
    .expect(pagePath())
    .eql(`${review}?list=all&search=immaculee+${family.toLowerCase()}&sort=-submitted_date`);
});

test('on a phone the bar at the bottom leads to what is used most, and More to the rest', async (t) => {
  const portal = harness().shared;
  await resize(t, phone);
  await openAsStaff(portal, '/dashboard');
  await t.expect(Selector('h2').withText('Last 7 days').exists).ok();
  await t.click(place('Notifications'));
  await t.expect(h1.withText('Notifications').exists).ok();
  await t.click(button('More'));
  await expectCleanStaffPage('all places on a phone', { newToAxe: true });
  await t.click(Selector('a.p-side-link').withText('Outstanding items'));
  await t.expect(h1.withText('Outstanding items').exists).ok();
  await t.expect(button('More').getAttribute('aria-expanded')).eql('false');
  await t.click(place('Dashboard'));
  await t.expect(pagePath()).eql('/dashboard');
});

/** The number of the dashboard's cards in each row. */
const rowsOfCards = ClientFunction(() => {
  const cards = Array.from(document.querySelectorAll('.p-stats-row > .p-stat'));
  const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
  const rows = tops.filter((top, place) => tops.indexOf(top) === place);
  return rows.map((row) => tops.filter((top) => top === row).length).join(' and ');
});

test('the dashboard begins with its four cards; its list keeps email and phone beside what is read', async (t) => {
  const portal = harness().shared;
  const { applicant, application_id: id } = await submittedApplicant(portal, anApplicant(aName('Nyira')));
  await resize(t, phone);
  await openAsStaff(portal, '/dashboard');
  await t.expect(h1.textContent).eql('Dashboard');
  await t.expect(Selector('title').textContent).match(/^Dashboard\b/);
  await t.expect(rowsOfCards()).eql('2 and 2');
  await resize(t, wide);
  await t.expect(rowsOfCards()).eql('4');
  const bottom = await Selector('.p-stats-row').getBoundingClientRectProperty('bottom');
  const toDo = Selector('#what-waits');
  await t.expect(toDo.getBoundingClientRectProperty('top')).gte(bottom);
  await t.expect(toDo.getBoundingClientRectProperty('top')).lt(bottom + 60);

  await t.navigateTo(`${portal.url}/dashboard/intern/${id}?search=${encodeURIComponent(applicant.email)}`);
  const row = Selector('#desk-list a[aria-current]');
  await t.expect(row.withText(applicant.email).find('span').withExactText(applicant.email).visible).ok();
  await t.expect(row.find('span').withText(/^\+\d{9,}$/).visible).ok();
  await t.expect(Selector('#desk-list').offsetWidth).eql(350);
});
