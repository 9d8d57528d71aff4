import { fillInternship, startInternship } from '../support/api';
import { anApplicant, answers } from '../support/applicants';
import { dashboardPath, expectView } from '../support/dashboard';
import { choose, fill } from '../support/form';
import { harness } from '../support/harness';
import { button, dialog, errorAt, field } from '../support/page';
import { removeFolder } from '../support/pdfs';
import { type RealFiles, realFiles } from '../support/real-files';
import { applicantWithDraft } from '../support/staff-api';
import { result } from '../support/toasts';
import { answerOrganisation, visitPath } from '../support/visit';
import {
  answerPersonalInfo,
  answerWelcome,
  documentLabels,
  expectStep,
  next,
  openAs,
} from '../support/wizard';

fixture('Files as people really have them')
  .before(async (context) => {
    context.files = await realFiles();
  })
  .after((context) => removeFolder(context.files.folder));

const advice = 'is a form that only some programs can show. Print it to a new PDF and retry';
const filesOf = (t: TestController) => t.fixtureCtx.files as RealFiles;
const nameOf = (file: string) => file.split('/').at(-1) ?? '';

/** Chooses a file, and waits until it is stored. */
async function isTaken(t: TestController, label: string, file: string) {
  await t.setFilesToUpload(field(label), file);
  const row = field(label).parent('.p-field');
  await t.expect(row.withText(nameOf(file)).find('.p-file-standing').withText('Uploaded').exists).ok(file);
  await t.expect(errorAt(label)).eql('');
}

test('the documents of an internship take what every reader opens, and explain what to do with a special form', async (t) => {
  const { newlineFirst, headersFirst, pageBehind, lockedRc4, lockedAes, xfa } = filesOf(t);
  await openAs(await fillInternship(harness().shared, anApplicant()), 11);
  const labels = [...Object.values(documentLabels), 'Other document'];
  for (const label of labels) {
    await t.setFilesToUpload(field(label), xfa);
    await t.expect(errorAt(label)).contains(advice, label);
  }
  const { cv, cover_letter, transcript, criminal_record } = documentLabels;
  for (const [label, file] of [
    [cv, newlineFirst],
    [cover_letter, headersFirst],
    [transcript, pageBehind],
    [criminal_record, lockedRc4],
    ['Other document', lockedAes],
  ] as const)
    await isTaken(t, label, file);
  await next();
  await expectStep(/Review/);
});

test('the letters of referees are refused when they are chosen, and taken when the step goes on', async (t) => {
  const { lockedAes, lockedRc4, xfa } = filesOf(t);
  await openAs(await startInternship(harness().shared, anApplicant()), 9);
  const steps = [
    ['Academic reference letter', answers.academic, 'Institution', answers.academic.institution, lockedAes],
    [
      'Character reference letter',
      answers.community,
      'Organization',
      answers.community.organization,
      lockedRc4,
    ],
  ] as const;
  for (const [letter, { full_name, email }, place, where, file] of steps) {
    await fill('Full name', full_name);
    await fill(place, where);
    await fill('Email', email);
    await t.setFilesToUpload(field(letter), xfa);
    // The advice appears before anything is sent.
    await t.expect(errorAt(letter)).contains(advice);
    await t.setFilesToUpload(field(letter), file);
    await next();
  }
  await expectStep(/Documents/);
});

test('the passport of a visitor is taken from each kind of file', async (t) => {
  const { newlineFirst, headersFirst, pageBehind, lockedRc4, lockedAes, xfa } = filesOf(t);
  const passport = 'National ID/Passport';
  await t.navigateTo(`${harness().shared.url}${visitPath}`);
  await answerWelcome('Personal');
  await next();
  await answerPersonalInfo(anApplicant());
  await answerOrganisation();
  await t.setFilesToUpload(field(passport), xfa);
  await t.expect(errorAt(passport)).contains(advice);
  // Before the step is first saved, there is no applicant to whom a file could belong.
  await t.setFilesToUpload(field(passport), newlineFirst);
  await t.expect(field(passport).parent('.p-field').withText('Ready to be sent').exists).ok();
  await next();
  await expectStep('Education');
  await t.click(button('Previous'));
  await t.expect(field(passport).parent('.p-field').withText(nameOf(newlineFirst)).exists).ok();
  for (const file of [headersFirst, pageBehind, lockedRc4, lockedAes]) await isTaken(t, passport, file);
  await next();
  await expectStep('Education');
});

test('the upload in the dashboard shows the same', async (t) => {
  const portal = harness().shared;
  const { lockedRc4, xfa } = filesOf(t);
  const { applicant, password, draft_id } = await applicantWithDraft(portal);
  await t.navigateTo(portal.url);
  await fill('Email or phone', applicant.email);
  await fill('Password', password);
  await t.click(button('Sign In'));
  await expectView(/Dashboard/);
  await t.navigateTo(`${portal.url}${dashboardPath}/applications/${draft_id}/upload`);
  await choose('Document type', 'Cover letter');
  await t.setFilesToUpload(field('File'), xfa);
  await t.expect(errorAt('File')).eql(`File ${advice}`);
  await t.setFilesToUpload(field('File'), lockedRc4);
  await t.click(button('Upload'));
  await t.expect(result('Document Uploaded Successfully!')).ok();
  await t.expect(dialog.exists).notOk();
});
