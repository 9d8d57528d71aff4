import { Selector } from 'testcafe';
import { anApplicant } from '../support/applicants';
import { type CleanOptions, expectCleanPage } from '../support/axe';
import { fill, tickBox } from '../support/form';
import { harness } from '../support/harness';
import { mailTo } from '../support/mailbox';
import { button, errorSummary, link, sidewaysScroll, tab, words } from '../support/page';
import { pageTranslator } from '../support/page-translator';
import { type Pdfs, removeFolder, sixPdfs } from '../support/pdfs';
import { result } from '../support/toasts';
import {
  answerDeclarations,
  answerGoals,
  answerLogistics,
  answerVisitDocuments,
  answerVisitEducation,
  answerVisitor,
  visitPath,
} from '../support/visit';
import { visit } from '../support/visit-api';
import { desktop, phone, resize } from '../support/windows';
import { answerWelcome, expectStep, next, sign, upload } from '../support/wizard';

fixture('Somebody applies for a visit')
  .clientScripts(pageTranslator())
  .before(async (context) => {
    context.pdfs = await sixPdfs();
  })
  .after((context) => removeFolder(context.pdfs.folder));

async function clean(t: TestController, where: string, options?: CleanOptions) {
  await expectCleanPage(where, options);
  await t.expect(sidewaysScroll()).lte(0, `${where} should not scroll sideways`);
}

/** Presses Next and expects an error. */
async function refused(t: TestController, sentence: string) {
  await t.click(button('Next Step'));
  await t.expect(errorSummary.withText(sentence).exists).ok();
}

/** Completes the last step and expects the confirmation. */
async function submit(t: TestController, name: string) {
  await expectStep('Review & Submit');
  await clean(t, 'step 8');
  // On a phone all sections are below one another, without tabs.
  if (await tab('Visit Logistics').exists) await t.click(tab('Visit Logistics'));
  await t.expect(words('1 March 2097').exists).ok();
  await t.click(button('Submit Application'));
  await t.expect(errorSummary.withText('Please provide your signature before submitting.').exists).ok();
  await sign(name);
  await tickBox(Selector('input[name="agreement"]'));
  await t.click(button('Submit Application'));
  await t.expect(result('Application submitted successfully!')).ok();
  await expectStep('Application Submitted Successfully');
  await clean(t, 'the confirmation');
  await t.expect(link('Return to Homepage').exists).ok();
}

test('a person applies for themselves on a phone, from the first click to the mail', async (t) => {
  const portal = harness().shared;
  const applicant = anApplicant();
  const pdfs = t.fixtureCtx.pdfs as Pdfs;
  await resize(t, phone);
  await t.navigateTo(portal.url);
  await t.click(Selector(`a[href="${visitPath}"]`).filterVisible().nth(0));

  await expectStep('Welcome');
  await clean(t, 'step 1');
  await refused(t, 'Please select a purpose and agree to both terms.');
  await answerWelcome('Personal');
  await next();

  await refused(t, 'Select your national ID or passport');
  await clean(t, 'step 2 with its errors');
  await answerVisitor(applicant, pdfs);
  await next();
  await t.expect(result('Login successful!')).ok();

  await refused(t, 'Please complete your highest level of education information before proceeding.');
  await answerVisitEducation();
  await clean(t, 'step 3');
  await next();

  await answerGoals('   ');
  await refused(t, 'Personal statement is required.');
  await answerGoals();
  await clean(t, 'step 4');
  await next();

  await answerLogistics();
  await fill('Visit end date', visit.start);
  await refused(t, 'Visit end date must be after start date.');
  await fill('Visit end date', visit.end);
  await clean(t, 'step 5');
  await next();

  await refused(t, 'CV/Professional Bio is required. Please upload your CV.');
  await answerVisitDocuments(pdfs);
  await clean(t, 'step 6');
  await next();

  await refused(t, 'Please agree to all declarations before proceeding.');
  await answerDeclarations();
  await clean(t, 'step 7');
  await next();

  await submit(t, applicant.name);
  const mail = await mailTo(portal, applicant.email);
  await t.expect(mail.text ?? '').contains(applicant.email);
});

test('an institution applies on a desktop, with participants and a letter', async (t) => {
  const applicant = anApplicant('Jean Bosco Mugisha');
  const pdfs = t.fixtureCtx.pdfs as Pdfs;
  await resize(t, desktop);
  await t.navigateTo(`${harness().shared.url}/visitor-form`);
  await answerWelcome('Institutional');
  await next();
  await answerVisitor(applicant, pdfs);
  await next();
  await answerVisitEducation();
  await next();
  await answerGoals();
  await next();

  await answerLogistics();
  await fill('Number of participants', '0');
  await refused(t, 'Please specify the number of people participating for institutional visits.');
  await fill('Number of participants', visit.participants);
  await clean(t, 'step 5 of an institution', { newToAxe: true });
  await next();

  await answerVisitDocuments(pdfs);
  await refused(t, 'Institutional letter is required for institutional visits.');
  await upload('Institutional letter of support', pdfs.academic);
  await next();
  await answerDeclarations();
  await next();
  await submit(t, applicant.name);
});
