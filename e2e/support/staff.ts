import { Selector, t } from 'testcafe';
import { type SignedIn, staffSignIn, storageOf } from './api';
import { type CleanOptions, expectCleanPage } from './axe';
import { openSignedIn } from './device';
import { choose, fill } from './form';
import type { TestPortal } from './harness';
import { button, h1, link, pagePath, sidewaysScroll } from './page';

/** Opens a staff page with a session from the API, by default the administrator's. */
export async function openAsStaff(portal: TestPortal, path: string, session?: SignedIn) {
  const storage = storageOf(session ?? (await staffSignIn(portal)));
  await openSignedIn(portal.url + path, storage);
  await t.expect(h1.exists).ok();
  await loaded();
}

/** Waits until nothing is being loaded: late content would move what a test is about to press. */
export const loaded = () =>
  t.expect(Selector('.p-skeleton').filterVisible().exists).notOk('everything should be loaded');

/** Signs in at the staff's sign-in page, as a person does, so that the browser has the cookies too. */
export async function signInAsStaff(portal: TestPortal, { email, password } = portal.admin) {
  await t.navigateTo(`${portal.url}/staff/auth`);
  await fill('Email', email);
  await fill('Password', password);
  await t.click(button('Login'));
  await t.expect(pagePath()).eql('/dashboard');
}

/** Checks of every staff page: no errors in the console, no sideways scrolling. */
export async function expectCleanStaffPage(where: string, options?: CleanOptions) {
  await expectCleanPage(where, options);
  await t.expect(sidewaysScroll()).lte(0, `${where} should not scroll sideways`);
}

/** The row of a staff table that contains these words. */
export const row = (words: string) => Selector('tbody tr').withText(words);
export const rows = Selector('tbody tr');
/** A button or link in that row whose words begin with `name`. */
export const inRow = (words: string, name: string) => row(words).find('button, a').withText(name);

export const timeline = Selector('.p-timeline');
export const timelineEntry = (words: string | RegExp) => timeline.find('li').withText(words as string);

/** Opens a view by the navigation of the staff area, which a phone hides behind More. */
export async function goToView(name: string) {
  const place = Selector('a.p-side-link').filterVisible().withText(name);
  if (!(await place.exists)) await t.click(button('More'));
  await t.click(place);
  await t.expect(h1.withText(name).exists).ok(`${name} should open`);
}

/** Unfolds the form for a decision, which a phone keeps in a bar. */
export async function openDecision() {
  const folded = button('Feedback').withAttribute('aria-expanded', 'false');
  await t.expect(button('Feedback').exists).ok();
  if (await folded.exists) await t.click(folded);
}

/** Writes feedback and opens the preview of its mail. */
export async function writeFeedback(status: string, message: string) {
  await openDecision();
  await choose('New status', status);
  await fill('Message to the applicant', message);
  await t.click(button('Send Feedback'));
}

/** Searches a list of applications and waits until one is left. */
export async function findOne(words: string, reference: string) {
  await fill('Search by name, email or id', words);
  await t.expect(rows.count).eql(1, `only ${reference} should be found`);
  await t.expect(row(reference).exists).ok();
}

/** Opens the details in the list and from there the reading desk. */
export async function openOnDesk(reference: string) {
  await t.click(inRow(reference, 'View Details'));
  await t.click(link('Open for review'));
}
