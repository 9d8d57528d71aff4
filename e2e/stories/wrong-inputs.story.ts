import { fileLabels, fileMessages } from '@portal/contract-svc-applications-v1';
import { fillInternship } from '../support/api';
import { anApplicant } from '../support/applicants';
import { expectCleanPage } from '../support/axe';
import { harness } from '../support/harness';
import { button, errorAt, errorSummary, field } from '../support/page';
import { badFiles, removeFolder } from '../support/pdfs';
import { documentLabels, expectStep, next, openAs, upload } from '../support/wizard';

fixture('An applicant answers wrongly first')
  .before(async (context) => {
    context.bad = await badFiles();
  })
  .after((context) => removeFolder(context.bad.folder));

test('step 11 shows why each file is refused; step 12 asks for a signature', async (t) => {
  const session = await fillInternship(harness().shared, anApplicant());
  await openAs(session, 11);
  const label = documentLabels.cv;
  const { bad } = t.fixtureCtx;
  for (const [file, sentence] of [
    [bad.empty, fileMessages.empty(fileLabels.cv)],
    [bad.notPdf, fileMessages.notPdf(fileLabels.cv)],
    [bad.locked, fileMessages.locked(fileLabels.cv)],
    [bad.large, fileMessages.tooLarge(fileLabels.cv, 5)],
  ] as const) {
    await t.setFilesToUpload(field(label), file);
    await t.expect(errorAt(label)).contains(String(sentence));
  }
  await t.expect(errorAt(label)).contains('Scan it again in grey');
  await expectCleanPage('step 11 with its error', { newToAxe: true });
  await upload(label, bad.justFits);
  await t.expect(errorAt(label)).eql('');
  await next();
  await expectStep(/Review/);
  await t.click(button('Submit Application'));
  await t.expect(errorSummary.exists).ok();
  await t.expect(errorAt('Signature')).eql('Please provide your signature before submitting.');
  await expectCleanPage('step 12 with its error', { newToAxe: true });
});
