import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Selector, t } from 'testcafe';
import { staffSignIn } from '../support/api';
import { anApplicant } from '../support/applicants';
import { pdfText } from '../support/downloads';
import { choose, fill } from '../support/form';
import { harness, type TestPortal } from '../support/harness';
import { mailTo, passwordFromMail } from '../support/mailbox';
import { button, tab, words } from '../support/page';
import { type Pdfs, removeFolder, sixPdfs } from '../support/pdfs';
import { findOne, openOnDesk, signInAsStaff, writeFeedback } from '../support/staff';
import { result } from '../support/toasts';
import { desktop, resize } from '../support/windows';
import { answerPersonalInfo, answerWelcome, expectStep, next, sign, upload } from '../support/wizard';

fixture('Somebody volunteers, in a programme that was added')
  .before(async (context) => {
    context.pdfs = await sixPdfs();
  })
  .after((context) => removeFolder(context.pdfs.folder));

const name = 'Keza Uwera';
const friday = 'Welcome! Come on Friday at five.';

/** Checks that the statistics count the application, and that its copy and the report of its programme can be saved. */
async function expectCountedAndExported(portal: TestPortal) {
  const { token } = await staffSignIn(portal);
  const staff = (path: string) => fetch(portal.url + path, { headers: { authorization: `Bearer ${token}` } });
  const stats = (await (await staff('/api/admin/stats')).json()) as { volunteer: number };
  await t.expect(stats.volunteer).eql(1);
  const list = await staff('/api/applications/volunteer');
  const { applications } = (await list.json()) as { applications: { id: number }[] };
  const copy = await staff(`/api/admin/applications/${applications[0]?.id}/export-pdf`);
  await t.expect(await textOf(copy)).contains('Reading aloud');
  const report = await staff('/api/admin/reports/download-pdf?type=volunteer');
  await t.expect(await textOf(report)).contains(name);
}

/** The text of a PDF that a call returned. */
async function textOf(answer: Response): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-copy-'));
  try {
    const file = path.join(folder, 'copy.pdf');
    await writeFile(file, Buffer.from(await answer.arrayBuffer()));
    return await pdfText(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An administrator corrects an answer in the dialog that is made from the programme. */
async function correctOnDesk() {
  await t.click(button('Edit Application'));
  await t.click(tab('How you help'));
  await fill('What would you like to help with?', 'Reading to children');
  await t.click(button('Save Changes'));
  await t.expect(words('Reading to children').exists).ok();
}

test('from the home page to the mail with the decision', async () => {
  const portal = harness().shared;
  const applicant = anApplicant(name);
  const pdfs = t.fixtureCtx.pdfs as Pdfs;
  await resize(t, desktop);
  await t.navigateTo(portal.url);
  await t.click(Selector('a.btn[href="/application/volunteers"]'));

  await expectStep('Welcome');
  await t.expect(words('Volunteers read, cook or sit with people').exists).ok();
  await answerWelcome('Evenings and weekends');
  await next();
  await answerPersonalInfo(applicant);
  await next();
  await fill('What would you like to help with?', 'Reading aloud');
  await choose('Language', 'French');
  await choose('Proficiency', 'Native');
  await next();
  await upload('A page about yourself', pdfs.cv);
  await next();

  await expectStep('Check and send');
  await t.click(tab('How you want to help'));
  await t.expect(words('Reading aloud').exists).ok();
  await sign(name);
  await t.click(Selector('input[name="agreement"]'));
  await t.click(button('Submit Application'));
  await expectStep('Application Submitted Successfully');
  const confirmed = await mailTo(portal, applicant.email);
  await t.expect(confirmed.text).contains('Somebody who looks after volunteers calls you within two weeks.');
  await t.expect((await passwordFromMail(portal, applicant.email)).length).gt(0);

  await signInAsStaff(portal);
  await t.navigateTo(`${portal.url}/admin/volunteer-applications`);
  await findOne(applicant.email, 'VOL-');
  await expectCountedAndExported(portal);
  await openOnDesk('VOL-');
  await t.expect(words('Reading aloud').exists).ok();
  await correctOnDesk();
  await writeFeedback('Approved', friday);
  await t.click(button('Confirm and send'));
  await t.expect(result('Application status updated to approved')).ok();
  const decided = await mailTo(portal, applicant.email, /has been approved/);
  await t.expect(decided.text).contains(friday);
});
