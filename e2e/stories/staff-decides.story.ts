import { referenceOf } from '@portal/contract-svc-applications-v1';
import { ClientFunction, Selector } from 'testcafe';
import { signIn, storageOf, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { harness } from '../support/harness';
import { mailTo } from '../support/mailbox';
import { button, dialog, errorAt, errorSummary, field, h1, tab, words } from '../support/page';
import { pageTranslator } from '../support/page-translator';
import { inSecondWindow } from '../support/second-window';
import {
  expectCleanStaffPage,
  findOne,
  inRow,
  openOnDesk,
  signInAsStaff,
  timelineEntry,
  writeFeedback,
} from '../support/staff';
import { result } from '../support/toasts';
import { resize, sizesHere } from '../support/windows';

fixture('Staff find an application, read it and decide').clientScripts(pageTranslator());

const ninth = 'Nine char';
const inReview = 'We have begun to read your application and answer by Friday.';
const approved = 'Welcome! We look forward to meeting you in June.';

/** Records the address of a new tab instead of opening it. */
const watchTabs = ClientFunction(() => {
  const replace = (address: string) => {
    document.documentElement.dataset.opened = address;
  };
  const tab = { opener: null, close: () => undefined, location: { replace } };
  window.open = () => tab as unknown as Window;
});
/** The answer that a new tab would get: without a token, only with the cookies that the browser adds. */
const openedTab = ClientFunction(() =>
  fetch(document.documentElement.dataset.opened ?? '').then(
    (answer) => `${answer.status} ${answer.headers.get('content-type')}`,
  ),
);

const mailText = Selector('.p-mail-text');

for (const size of sizesHere()) {
  test(`an application is sent back with a message, then approved; the applicant reads both, on ${size.name}`, async (t) => {
    const portal = harness().shared;
    const name = 'Divine Umutoni';
    const { applicant, application_id, password } = await submittedApplicant(portal, anApplicant(name));
    const reference = referenceOf('intern', application_id);

    await resize(t, size);
    await signInAsStaff(portal);
    await t.navigateTo(`${portal.url}/admin/intern-applications`);
    await findOne(name.slice(0, -2), reference);
    await expectCleanStaffPage('the list with what was found');

    await t.click(inRow(reference, 'View Details'));
    await t.expect(dialog.withText('Application Details').exists).ok();
    await t.click(tab('Documents'));
    await t.expect(dialog.find('.p-documents li').count).gte(4);
    await expectCleanStaffPage('the details');
    await t.click(button('Close'));
    await openOnDesk(reference);

    await t.expect(h1.withText(name).exists).ok();
    await t.click(Selector('.p-documents a').withText('cv'));
    await t.expect(Selector('.p-paper').withAttribute('data-page', '1').exists).ok('it is drawn on the page');
    await t.expect(words('Page 1 of 2').exists).ok();
    await t.click(button('Next page'));
    await t.expect(Selector('.p-paper').withAttribute('data-page', '2').exists).ok();
    await expectCleanStaffPage('a document beside the text');
    await watchTabs();
    await t.click(Selector('a').withText('New tab'));
    // The page requests the file before it sends the new tab to it.
    await t.expect(Selector(':root').getAttribute('data-opened')).contains('/api/storage/');
    const opened: string = await openedTab();
    await t.expect(opened).eql('200 application/pdf');
    await t.click(size.width < 992 ? button('Close') : button('Close the document'));
    await t.expect(Selector('.p-paper').exists).notOk();
    await expectCleanStaffPage('the review');

    await writeFeedback('In review', ninth);
    await t.expect(errorSummary.exists).ok();
    await t
      .expect(errorAt('Message to the applicant'))
      .eql('Feedback message must be at least 10 characters long.');
    await t.expect(field('Message to the applicant').value).eql(ninth);
    await expectCleanStaffPage('the feedback with its error');

    await writeFeedback('In review', inReview);
    await t.expect(mailText.textContent).contains(inReview);
    await t.expect(words(applicant.email).exists).ok('it should say to whom the email goes');
    await expectCleanStaffPage('the email before it is sent');
    await t.click(button('Confirm and send'));
    await t.expect(result('Application status updated to in-review')).ok();
    await t.expect(timelineEntry('Submitted to In review').exists).ok();

    await writeFeedback('Approved', approved);
    await t.click(button('Confirm and send'));
    await t.expect(result('Application status updated to approved')).ok();
    for (const act of [
      'Application started',
      'Application submitted',
      'Application viewed',
      'Submitted to In review',
      'In review to Approved',
    ]) {
      await t.expect(timelineEntry(act).exists).ok(`the timeline should show: ${act}`);
    }
    await expectCleanStaffPage('the review after two decisions', { newToAxe: true });

    const first = await mailTo(portal, applicant.email, /We are looking at/);
    await t.expect(first.text).contains(inReview);
    const second = await mailTo(portal, applicant.email, /has been approved/);
    await t.expect(second.text).contains(approved);
    const session = await signIn(portal, applicant.email, password);
    await inSecondWindow(portal, async (applicantsWindow) => {
      await applicantsWindow.open('/userdashboard/feedback', storageOf(session));
      await applicantsWindow.see(inReview);
      await applicantsWindow.see(approved);
    });
  });
}
