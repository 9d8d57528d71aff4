import { fillInternship, saveProgress, storageOf } from '../support/api';
import { anApplicant, answers } from '../support/applicants';
import type { TestPortal } from '../support/harness';
import { borrowPortal, giveBack } from '../support/lone-portal';
import { button, dialog, words } from '../support/page';
import { inSecondWindow } from '../support/second-window';
import { expectCleanStaffPage, openAsStaff } from '../support/staff';
import { wizardPath } from '../support/wizard';

fixture('An administrator closes the portal and opens it again').before(borrowPortal).after(giveBack);

const question = 'Personal statement: why do you want to come to us?';
const written = ' And because I have seen it done well.';

test('a person who is typing gets a message, and finds every word again', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  const applicant = await fillInternship(portal, anApplicant());
  await saveProgress(portal, applicant, 6, {});
  await openAsStaff(portal, '/admin/portal-settings');
  await expectCleanStaffPage('the settings');

  await inSecondWindow(portal, async (applicantsWindow) => {
    await applicantsWindow.open(`${wizardPath}?step=motivation`, storageOf(applicant));
    await applicantsWindow.type(question, written);

    await t.click(button('Disable Portal'));
    await t.expect(dialog.withText('Disable the portal?').exists).ok();
    await t.expect(dialog.withText('Nothing is lost').exists).ok('the consequences should be shown');
    await expectCleanStaffPage('the question before the portal closes');
    await t.click(dialog.find('button').withText('Disable Portal'));
    await t
      .expect(words('Application portal has been disabled. Only admins can access the system.').exists)
      .ok();

    await applicantsWindow.standsOn('/maintenance');
    await applicantsWindow.see('The application period has ended');
    await expectCleanStaffPage('the settings of a closed portal', { newToAxe: true });

    await t.click(button('Enable Portal'));
    await t
      .expect(words('Application portal has been enabled. Users can now access the system.').exists)
      .ok();
    await applicantsWindow.open(`${wizardPath}?step=motivation`);
    const kept = await applicantsWindow.valueOf(question);
    await t.expect(kept).eql(answers.statement + written);
  });
});
