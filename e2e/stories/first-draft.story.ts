import { dashboardPath, expectCleanView, expectView, openDashboard, reference } from '../support/dashboard';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { button, field, linkWith, pagePath, words } from '../support/page';
import { signedInApplicant } from '../support/staff-api';
import { visitPath } from '../support/visit';
import { fillVisit, visit } from '../support/visit-api';
import { phone, resize } from '../support/windows';

fixture('An intern has begun a first visit in its own form');

test('the dashboard leads back into it, and nobody has to sign in again', async (t) => {
  const portal = harness().shared;
  const { applicant, session } = await signedInApplicant(portal);
  const { application_id } = await fillVisit(portal, applicant);
  await resize(t, phone);
  await openDashboard(session);
  await t.click(linkWith(`Continue ${reference(application_id)}`));
  await expectView('Review & Submit');
  await t.expect(pagePath()).contains(visitPath);
  await t.expect(words(visit.institution_name).exists).ok('what was answered should be there');
  await expectCleanView('the last step of the visit', { newToAxe: true });

  await fill('Signature', applicant.name);
  await t.expect(field('Signature').value).eql(applicant.name);
  await t.click(button('Back to my dashboard'));
  await expectView('Dashboard');
  await t.expect(pagePath()).eql(dashboardPath);
});
