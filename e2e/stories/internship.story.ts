import { ClientFunction, Selector } from 'testcafe';
import { anApplicant } from '../support/applicants';
import { expectCleanPage } from '../support/axe';
import { fill } from '../support/form';
import { harness } from '../support/harness';
import { mailTo, passwordFromMail } from '../support/mailbox';
import {
  button,
  buttonWith,
  dialog,
  h1,
  link,
  linkWith,
  pagePath,
  sidewaysScroll,
  words,
} from '../support/page';
import { pageTranslator } from '../support/page-translator';
import { type Pdfs, removeFolder, sixPdfs } from '../support/pdfs';
import { result } from '../support/toasts';
import { phone, resize, sizesHere } from '../support/windows';
import {
  answerAcademicReference,
  answerAvailability,
  answerCommunityReference,
  answerDocuments,
  answerEducation,
  answerExperience,
  answerMotivation,
  answerPersonalInfo,
  answerSkills,
  answerWelcome,
  expectStep,
  next,
  sign,
} from '../support/wizard';

fixture('An applicant sends an internship application')
  .before(async (context) => {
    context.pdfs = await sixPdfs();
  })
  .after((context) => removeFolder(context.pdfs.folder));

/** Requests an address as a new tab would: without a token, only with the cookies that the browser adds. */
const openedAs = ClientFunction((address: string | null) =>
  fetch(address ?? '').then((answer) => `${answer.status} ${answer.headers.get('content-type')}`),
);

/**
 * Finds a typing error in the email address on the last step, and corrects it with the code sent to the right mailbox.
 */
async function correctEmail(t: TestController, slip: string): Promise<string> {
  const right = `right.${slip}`;
  await t.click(buttonWith('Correct it'));
  await fill('Your correct email address', 'no address');
  await t.click(button('Send me a code'));
  await t.expect(dialog.withText('Enter an email address in the correct format').exists).ok();
  await fill('Your correct email address', right);
  await t.click(button('Send me a code'));
  await t.expect(dialog.withText('We have sent a code').exists).ok();
  await expectCleanPage('the code for another address');
  const { text = '' } = await mailTo(harness().shared, right, /Your code/);
  await fill('Code', /\b\d{6}\b/.exec(text)?.[0] ?? '');
  await t.click(button('Confirm the address'));
  await t.expect(dialog.exists).notOk();
  await t.expect(Selector('.p-address').textContent).eql(right);
  await t
    .expect(Selector('dd').withExactText(right).exists)
    .ok('the review should show the corrected address');
  return right;
}

for (const size of sizesHere()) {
  // On a phone the browser translates the pages from the first to the last.
  const translated = size === phone ? [pageTranslator()] : [];
  test.clientScripts(translated)(
    `from the first click to the listed application, on ${size.name}`,
    async (t) => {
      const portal = harness().shared;
      const applicant = anApplicant();
      const pdfs = t.fixtureCtx.pdfs as Pdfs;
      const clean = async (where: string) => {
        await expectCleanPage(where);
        await t.expect(sidewaysScroll()).lte(0, `${where} should not scroll sideways`);
      };

      await resize(t, size);
      await t.navigateTo(portal.url);
      await t.expect(h1.exists).ok();
      await clean('the landing page');
      await t.click(linkWith('Apply Now'));

      await expectStep(/./);
      await clean('step 1');
      await answerWelcome();
      await next();

      await clean('step 2');
      await answerPersonalInfo(applicant);
      await next();
      await t.expect(result('Login successful!')).ok();

      await clean('step 3');
      await t
        .expect(words(applicant.name).exists)
        .ok('what was given at step 2 should be shown, not asked again');
      await next();

      for (const [where, answer] of [
        ['step 4', answerEducation],
        ['step 5', answerExperience],
        ['step 6', answerMotivation],
        ['step 7', answerSkills],
        ['step 8', answerAvailability],
        ['step 9', () => answerAcademicReference(pdfs)],
        ['step 10', () => answerCommunityReference(pdfs)],
        ['step 11', () => answerDocuments(pdfs)],
      ] as const) {
        await answer();
        if (where === 'step 11') {
          await t.expect(linkWith('View Previous file').exists).ok();
          const stored = await linkWith('View Previous file').getAttribute('href');
          const opened: string = await openedAs(stored);
          await t.expect(opened).eql('200 application/pdf');
        }
        await clean(where);
        await next();
      }

      await clean('step 12');
      await t.expect(words(applicant.name).exists).ok();
      const email = await correctEmail(t, applicant.email);
      await sign(applicant.name);
      await t.click(button('Submit Application'));

      await t.expect(words(/selection team/i).exists).ok('the thank-you screen should show');
      await t.expect(Selector('h1').textContent).contains('Amina');
      await clean('the thank-you screen');

      const mail = await mailTo(portal, email, /We have received/);
      await t.expect(mail.text ?? '').contains(email);
      const password = await passwordFromMail(portal, email, /We have received/);

      await t.navigateTo(portal.url);
      await fill('Email or phone', email);
      await fill('Password', password);
      await t.click(button('Sign In'));
      await t.expect(pagePath()).eql('/userdashboard');
      await t.expect(words('still using the password we emailed').exists).ok();
      await t.expect(words('Submitted').exists).ok();
      await t.expect(words('Internship').exists).ok();
      await clean('the dashboard');
      await t.expect(link('Skip to the main content').exists).ok();
    },
  );
}
