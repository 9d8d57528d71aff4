import { referenceOf } from '@portal/contract-svc-applications-v1';
import { Selector } from 'testcafe';
import { submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { reload } from '../support/dashboard';
import type { TestPortal } from '../support/harness';
import { borrowPortal, giveBack } from '../support/lone-portal';
import { button, buttonWith, link, pagePath } from '../support/page';
import { pageTranslator } from '../support/page-translator';
import { expectCleanStaffPage, goToView, openAsStaff, row } from '../support/staff';
import { result } from '../support/toasts';
import { desktop, phone, resize } from '../support/windows';

fixture('Staff are notified of what has come in')
  .clientScripts(pageTranslator())
  .before(borrowPortal)
  .after(giveBack);

const dot = Selector('a.p-side-link').withText('Notifications').find('.p-dot');
const bell = buttonWith('Latest notifications');

/** Follows the newest notification about a person to the row of their application. */
async function viewFrom(t: TestController, name: string, reference: string) {
  await t.click(button(`Notifications about ${name}`));
  await t.click(link(`View the application of ${name}`));
  await t.expect(row(reference).hasClass('p-marked')).ok('the row should be marked');
  await t.expect(pagePath()).eql('/admin/intern-applications');
}

test('the bell and the page lead to the row in the list; when all are read the dot is gone', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  const name = 'Josiane Mutesi';
  const { application_id } = await submittedApplicant(portal, anApplicant(name));
  await resize(t, phone);
  await openAsStaff(portal, '/admin');
  await t.click(bell);
  await t.expect(button(`Notifications about ${name}`).exists).ok();
  await expectCleanStaffPage('the bell');
  await viewFrom(t, name, referenceOf('intern', application_id));
  await expectCleanStaffPage('the list with a marked row', { newToAxe: true });
  await t.expect(row(referenceOf('intern', application_id)).hasClass('p-marked')).notOk('the mark should go');

  const later = 'Solange Ishimwe';
  await submittedApplicant(portal, anApplicant(later));
  await resize(t, desktop);
  await reload();
  await t.expect(dot.exists).ok();
  await goToView('Notifications');
  await t.expect(button(`Notifications about ${later}`).exists).ok();
  await expectCleanStaffPage('the notifications');
  await t.click(button('Mark All Read'));
  await t.expect(result('All notifications marked as read')).ok();
  await t.expect(dot.exists).notOk();
  await t.expect(bell.textContent).eql('Latest notifications');
  await t.expect(Selector('.p-news .p-chip').exists).notOk('nothing should be new');
  await t.click(button('Today'));
  await t.expect(button(`Notifications about ${later}`).exists).ok('read ones should still be listed');
});
