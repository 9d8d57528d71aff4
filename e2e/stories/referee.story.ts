import { Selector } from 'testcafe';
import { saveProgress, staffSignIn, startInternship, storageOf } from '../support/api';
import { anApplicant, answers } from '../support/applicants';
import { expectCleanPage } from '../support/axe';
import { type BreakingLine, breakingLine } from '../support/breaking-connection';
import { closeTab, openSignedIn } from '../support/device';
import { fill } from '../support/form';
import type { TestPortal } from '../support/harness';
import { borrowPortal, giveBack } from '../support/lone-portal';
import { linkFromMail, mailTo } from '../support/mailbox';
import { button, field, h1, sidewaysScroll, words } from '../support/page';
import { until } from '../support/patience';
import { giveFiles, removeFiles } from '../support/pdfs';
import { setLetters } from '../support/referees';
import { expectCleanStaffPage, openAsStaff } from '../support/staff';
import { desktop, phone, resize } from '../support/windows';
import { expectStep, next, wizardPath } from '../support/wizard';

const kilobyte = 1024;

fixture('A referee is asked for a letter, and staff read it')
  .before(async (context) => {
    await borrowPortal(context);
    await giveFiles(context);
    context.line = await breakingLine((context.portal as TestPortal).url, 700 * kilobyte);
  })
  .after(async (context) => {
    await (context.line as BreakingLine).stop();
    await removeFiles(context);
    await giveBack(context);
  });

const about = 'My studies, and the work on the ward in Huye';
const letter = 'I have taught Divine for two years.\nShe works with care, and asks good questions.';
const referee = { ...answers.academic, email: 'rita.referee@university.test' };

test('asked on a phone, written on a phone, read on a desk', async (t) => {
  const portal = t.fixtureCtx.portal as TestPortal;
  const { token } = await staffSignIn(portal);
  await setLetters(portal, token, 'ask', true);
  const applicant = anApplicant('Divine Umutoni');
  const session = await startInternship(portal, applicant);
  await saveProgress(portal, session, 9, { references: [referee, answers.community] });

  await resize(t, phone);
  await openSignedIn(`${portal.url}${wizardPath}`, storageOf(session));
  await expectStep(/Academic Reference/);
  await fill('What should they write about?', about);
  await t.click(button(`Ask ${referee.full_name} for the letter`));
  await t.expect(words('We write to them once you have confirmed').exists).ok();
  await expectCleanPage('the step with a referee who waits', { newToAxe: true });
  await t.expect(sidewaysScroll()).lte(0);
  await next();
  await expectStep(/Community Reference/);
  await closeTab();

  await t.navigateTo(await linkFromMail(portal, applicant.email, /May we write/, '/letter/'));
  await t.expect(h1.withText('Is this your application?').exists).ok();
  await t.click(button('Yes, it is mine'));
  await t.expect(h1.withText('Thank you').exists).ok();

  const mail = await mailTo(portal, referee.email);
  await t.expect(mail.subject).eql('Divine Umutoni asks you for a reference letter');
  const page = await linkFromMail(portal, referee.email, /./, '/letter/');
  await t.navigateTo(page);
  await t.expect(h1.withText('A letter for Divine Umutoni').exists).ok();
  await t.expect(Selector('dd').withText(about).exists).ok();
  await t.click(button('Send the letter'));
  await t.expect(Selector('[role=alert]').withText('Write your letter').exists).ok();
  await expectCleanPage("the referee's page with an error", { newToAxe: true, consoleToo: false });
  await t.expect(sidewaysScroll()).lte(0);
  await sendOverBreaks(t, page);
  await t.expect(Selector('body').withText('two years').exists).notOk('a used link shows no letter');

  await resize(t, desktop);
  await openAsStaff(portal, `/dashboard/intern/${session.application_id}`);
  await t.expect(words('I have taught Divine for two years.').exists).ok();
  await t.expect(words('just-fits.pdf').exists).ok();
  await t.expect(words(/through the link to rita.referee@university.test/).exists).ok();
  await expectCleanStaffPage('a review with a letter from a referee');
  await closeTab();
  await setLetters(portal, token, 'upload');
});

/** Sends the PDF despite lost connections, a time offline, and a page that is opened again. */
async function sendOverBreaks(t: TestController, page: string): Promise<void> {
  const { bad, line } = t.fixtureCtx as { bad: { justFits: string }; line: BreakingLine };
  await t.navigateTo(`${line.url}${new URL(page).pathname}`);
  const pdf = Selector('#letter');
  const status = Selector('#sending');
  const before = line.sent();
  await t.setFilesToUpload(pdf, bad.justFits);
  await until('a part of the letter has gone', () => line.sent() - before > 1500 * kilobyte);
  line.cut();
  await t.expect(status.withText('No connection. It continues automatically.').exists).ok();
  await t.expect(sidewaysScroll()).lte(0);
  line.reconnect();
  await t.eval(() => window.location.reload());
  await t.expect(status.withText('just-fits.pdf').exists).ok('it should go on by itself');
  await t.typeText(field('Write here'), letter, { paste: true });
  await t.click(button('Send the letter'));
  await t.expect(h1.withText('We have your letter').exists).ok();
  await t.expect(words('as text and as a PDF').exists).ok();
  await t.expect(line.breaks()).gte(6);
  await t
    .expect(line.sent() - before)
    .lt(1.8 * 5 * kilobyte * kilobyte, 'what had arrived is not sent again');
}
