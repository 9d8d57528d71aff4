import { ClientFunction } from 'testcafe';
import { call } from '../support/api';
import { dashboardPath, expectCleanView, expectView, openDashboard, reference } from '../support/dashboard';
import { choose, fill } from '../support/form';
import { harness } from '../support/harness';
import { button, dialog, errorAt, errorSummary, field, linkWith, tab, words } from '../support/page';
import { pageTranslator } from '../support/page-translator';
import { giveFiles, type Pdfs, removeFiles } from '../support/pdfs';
import { applicantWithDraft } from '../support/staff-api';
import { result } from '../support/toasts';
import { resize, sizesHere } from '../support/windows';

fixture('An applicant changes a draft from the dashboard')
  .clientScripts(pageTranslator())
  .before(giveFiles)
  .after(removeFiles);

/** A tab in the dialog: the application behind it has tabs with the same names. */
const tabHere = (name: string) => dialog.find('[role=tab]').withText(name);

/** Requests an address as a new tab would: without a token, only with the cookies that the browser adds. */
const openedAs = ClientFunction((file: string | null) =>
  fetch(file ?? '').then((answer) => `${answer.status} ${answer.headers.get('content-type')}`),
);

interface Review {
  review: { intern_details: { current_address: string }; interests: { area: string }[] };
}

for (const size of sizesHere()) {
  test(`wrong answers first, then answers and a file that are there after a reload, on ${size.name}`, async (t) => {
    const portal = harness().shared;
    const { pdfs, bad } = t.fixtureCtx as { pdfs: Pdfs; bad: { large: string; notPdf: string } };
    const { draft_id, session } = await applicantWithDraft(portal);
    const address = `/applications/${draft_id}`;
    await resize(t, size);
    await openDashboard(session, '/applications');
    await t.click(linkWith(`Edit ${reference(draft_id)}`));
    await t.expect(dialog.find('h2').textContent).eql(`Edit application ${reference(draft_id)}`);
    await t.expect(field('Full Name').value).eql('Amina Uwase', 'what is known should be there');
    await expectCleanView('the edit dialog');

    await fill('Current Address', ' ');
    await t.click(tabHere('Documents'));
    await t.setFilesToUpload(field('Signed CV / Resume'), bad.large);
    await t.expect(errorAt('Signed CV / Resume')).contains('File must be smaller than 2MB');
    await t.setFilesToUpload(field('Signed CV / Resume'), bad.notPdf);
    await t.expect(errorAt('Signed CV / Resume')).contains('Only PDF files are allowed');
    await t.setFilesToUpload(field('Signed CV / Resume'), pdfs.cv);
    await t.expect(words('Ready to be sent').exists).ok();
    await t.click(button('Save Changes'));
    await t.expect(errorSummary.exists).ok();
    await expectCleanView('the edit dialog with its errors');

    await t.click(tabHere('Personal'));
    await fill('Current Address', 'KN 5 Road, Kigali');
    await t.click(tabHere('Interests'));
    await choose('Area', 'Research');
    await t.click(button('Save Changes'));
    await t.expect(result('Application Updated Successfully!')).ok();
    await t.expect(dialog.exists).notOk();

    await t.navigateTo(`${portal.url}${dashboardPath}${address}?tab=documents`);
    await expectView(reference(draft_id));
    await t.expect(words('cv.pdf').exists).ok('the file should be there');
    if (await tab('Personal').exists) await t.click(tab('Personal'));
    await t.expect(words('KN 5 Road, Kigali').exists).ok();
    await expectCleanView('the application after the change');
    const { review } = await call<Review>(portal, 'GET', `/api/applications/applicant/${draft_id}/intern`, {
      token: session.token,
    });
    await t.expect(review.intern_details.current_address).eql('KN 5 Road, Kigali');
    await t.expect(review.interests[0]?.area).eql('Research');
  });
}

test('a document of a chosen type is uploaded in its own dialog', async (t) => {
  const portal = harness().shared;
  const { pdfs } = t.fixtureCtx as { pdfs: Pdfs };
  const { applicant, password, draft_id } = await applicantWithDraft(portal);
  const address = `${portal.url}${dashboardPath}/applications/${draft_id}`;
  await t.navigateTo(portal.url);
  await fill('Email or phone', applicant.email);
  await fill('Password', password);
  await t.click(button('Sign In'));
  await expectView(/Dashboard/);
  await t.navigateTo(`${address}/upload`);
  await t.click(button('Upload'));
  await t.expect(errorAt('File')).eql('Please select a file to upload.');
  await expectCleanView('the upload dialog with its errors');
  await choose('Document type', 'Cover letter');
  await t.setFilesToUpload(field('File'), pdfs.cover_letter);
  await t.click(button('Upload'));
  await t.expect(result('Document Uploaded Successfully!')).ok();
  await t.expect(dialog.exists).notOk();
  await t.navigateTo(`${address}?tab=documents`);
  const stored = linkWith('cover_letter.pdf');
  await t.expect(stored.exists).ok('the file should be there');
  const opened: string = await openedAs(await stored.getAttribute('href'));
  await t.expect(opened).eql('200 application/pdf');
});
