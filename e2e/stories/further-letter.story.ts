import { answers } from '../support/applicants';
import { dashboardPath, expectCleanView, expectView, openDashboard, reload } from '../support/dashboard';
import { choose, fill } from '../support/form';
import { harness } from '../support/harness';
import { button, errorAt, field, tab, words } from '../support/page';
import { giveFiles, type Pdfs, removeFiles } from '../support/pdfs';
import { applicantWithDraft } from '../support/staff-api';
import { phone, resize } from '../support/windows';

fixture('An applicant names a new referee in another application').before(giveFiles).after(removeFiles);

const letter = 'Academic reference letter';
const grace = { full_name: 'Dr Grace Ingabire', email: 'ingabire@example.org', institution: 'INES' };

test('the new referee’s letter is sent, the former referee’s letter is not', async (t) => {
  const { pdfs, bad } = t.fixtureCtx as { pdfs: Pdfs; bad: { notPdf: string } };
  const { draft_id, session } = await applicantWithDraft(harness().shared);
  await resize(t, phone);
  await openDashboard(session, `/applications/${draft_id}/finish`);
  await expectView('Apply for an internship');
  await choose('Area', answers.interest.area);
  await fill('Personal statement: why do you want to come to us?', answers.statement);
  await fill('Start date', answers.period.start_date);
  await fill('End date', answers.period.end_date);
  for (const [kind, { full_name, email }] of [
    ['Academic reference', grace],
    ['Community reference', answers.community],
  ] as const) {
    await fill('Full name', full_name, kind);
    await fill('Email', email, kind);
  }
  await t.expect(words('is from Dr Jean Bosco').exists).ok('whose letter is there should be shown');

  await t.setFilesToUpload(field(letter), bad.notPdf);
  await t.expect(errorAt(letter)).eql('Academic reference letter must be a PDF');
  await t.setFilesToUpload(field(letter), pdfs.cv);
  await t.expect(words('Ready to be sent').exists).ok();
  await t.click(button('Submit Application'));
  await t.expect(words("Enter the referee's institution").exists).ok();
  await t.expect(words('Ready to be sent').exists).ok('the file should still be there');
  await expectCleanView('the form with a letter and its error', { newToAxe: true });
  await fill('Institution', grace.institution, 'Academic reference');
  await t.click(button('Submit Application'));
  await expectView('Application Submitted!');
  await t.expect(button('Download PDF').exists).ok();

  await t.navigateTo(`${harness().shared.url}${dashboardPath}/applications/${draft_id}`);
  if (await tab('References').exists) await t.click(tab('References'));
  await reload();
  await t.expect(words(grace.full_name).exists).ok();
  await t.expect(words('View letter').exists).ok();
});
