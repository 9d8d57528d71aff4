import { call } from '../support/api';
import { anApplicant } from '../support/applicants';
import { closeTab, tokenHere } from '../support/device';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { button, field, linkWith, saveState } from '../support/page';
import { type Pdfs, removeFolder, sixPdfs } from '../support/pdfs';
import { result } from '../support/toasts';
import { answerGoals, answerVisitor, visitPath } from '../support/visit';
import { fillVisit, saveVisit, visit } from '../support/visit-api';
import { answerWelcome, expectStep, next } from '../support/wizard';

fixture('A visitor loses the page or the sign-in, and nothing that was typed')
  .before(async (context) => {
    context.pdfs = await sixPdfs();
  })
  .after((context) => removeFolder(context.pdfs.folder));

const address = () => `${harness().shared.url}${visitPath}`;

/** Signs in to an application that has been filled in up to a step. */
async function goOnAt(t: TestController, step: number) {
  const portal = harness().shared;
  const applicant = anApplicant();
  await saveVisit(portal, await fillVisit(portal, applicant, 'personal'), step, {});
  await t.navigateTo(address());
  await answerWelcome('Personal');
  await next();
  await fill('Email', applicant.email);
  await fill('Phone Number', applicant.phone);
  await t.click(button('Continue my application'));
}

test('the tab is closed at step 5: the step opens again, half-filled as before', async (t) => {
  await goOnAt(t, 5);
  await expectStep('Logistics');
  await fill('City you travel from', 'Gulu, for the whole time');
  await t.expect(saveState.withText(/Saved/).exists).ok();

  await closeTab();
  await t.navigateTo(address());
  await t.expect(result('Previous application progress loaded!')).ok();
  await expectStep('Logistics');
  await t.expect(field('Visit end date').value).eql(visit.end);
  await t.expect(field('City you travel from').value).eql('Gulu, for the whole time');
});

test('the session expires in step 4: the page reports it, and after signing in the words are there', async (t) => {
  await goOnAt(t, 4);
  await t.expect(result('Welcome back! Resuming from step 4.')).ok();
  await expectStep('Visit Goals');
  await answerGoals('What I had just typed.');
  await call(harness().shared, 'POST', '/api/logout', { token: await tokenHere() });

  await t.click(button('Next Step'));
  const sentence =
    'Your sign-in has expired. Please sign in again to continue. Nothing that you typed is lost.';
  await t.expect(result(sentence)).ok();
  await expectStep('Sign in again to continue');

  await t.click(button('Continue'));
  await expectStep('Visit Goals');
  await t.expect(field('Personal statement').value).eql('What I had just typed.');
  await next();
  await expectStep('Logistics');
});

test('the same email and phone open the application again, and the identity document is there', async (t) => {
  const applicant = anApplicant();
  await t.navigateTo(address());
  await answerWelcome('Personal');
  await next();
  await answerVisitor(applicant, t.fixtureCtx.pdfs as Pdfs);
  await next();
  await expectStep('Education');
  await t.click(button('Leave'));
  await t.expect(button('Sign In').exists).ok();

  await t.navigateTo(address());
  await answerWelcome('Personal');
  await next();
  await fill('Email', applicant.email);
  await fill('Phone Number', applicant.phone);
  await t.click(button('Continue my application'));
  await t.expect(result('Welcome back! Resuming from step 3.')).ok();
  await expectStep('Education');
  await t.click(button('Previous'));
  await expectStep('Personal Info');
  await t.expect(field('Organization').value).eql(visit.institution_name);
  await t.expect(linkWith('View Previous file').exists).ok();
});
