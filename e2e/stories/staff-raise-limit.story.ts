import { fillInternship, saveProgress, storageOf, type WizardSession } from '../support/api';
import { anApplicant } from '../support/applicants';
import { closeTab, openSignedIn } from '../support/device';
import { fill } from '../support/form';
import type { TestPortal } from '../support/harness';
import { borrowPortal, giveBack } from '../support/lone-portal';
import { button, errorAt, errorSummary, field } from '../support/page';
import { pageTranslator } from '../support/page-translator';
import { expectCleanStaffPage, openAsStaff } from '../support/staff';
import { result } from '../support/toasts';
import { expectStep, next, wizardPath } from '../support/wizard';

fixture('An administrator lets applicants write more')
  .clientScripts(pageTranslator())
  .before(borrowPortal)
  .after(giveBack);

const question = 'Personal statement: why do you want to come to us?';
const longer = 'I want to learn how care for the dying is taught, and to bring it home. '.repeat(6).trim();

async function openMotivation(portal: TestPortal, session: WizardSession) {
  await openSignedIn(`${portal.url}${wizardPath}`, storageOf(session));
  await expectStep(/Motivation/);
}

test('a text that was too long is taken once the limit is raised', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  const applicant = await fillInternship(portal, anApplicant());
  await saveProgress(portal, applicant, 6, {});
  await openMotivation(portal, applicant);
  await fill(question, longer);
  await t.click(button('Next Step'));
  await t.expect(errorSummary.exists).ok();
  await t.expect(errorAt(question)).contains('300');
  await closeTab();

  await openAsStaff(portal, '/admin/portal-settings');
  await fill('Personal statement', '100');
  await t.click(button('Save lengths'));
  await t.expect(errorSummary.exists).ok('it should not go below what is promised');
  await expectCleanStaffPage('a limit that is too low');
  await fill('Personal statement', '600');
  await t.click(button('Save lengths'));
  await t.expect(result('Settings saved.')).ok();
  await closeTab();

  await openMotivation(portal, applicant);
  await t.expect(field(question).value).eql(longer);
  await next();
  await expectStep(/Skills/);
});
