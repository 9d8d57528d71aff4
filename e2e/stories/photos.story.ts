import { Selector } from 'testcafe';
import { fillInternship, staffSignIn } from '../support/api';
import { anApplicant } from '../support/applicants';
import { harness } from '../support/harness';
import { coloursAt } from '../support/jpeg-colours';
import { button, dialog, words } from '../support/page';
import { until } from '../support/patience';
import { giveFiles, type Pdfs, removeFiles } from '../support/pdfs';
import { blue, green, isAbout, pagesOf, photo, red } from '../support/photos';
import { storedDocument } from '../support/stored-document';
import { phone, resize } from '../support/windows';
import { documentLabels, openAs } from '../support/wizard';

fixture('An applicant photographs a paper with a phone').before(giveFiles).after(removeFiles);

const choose = (label: string) =>
  Selector(`input[type=file][aria-label="${label}"]`, { visibilityCheck: false });

test('two pages, one of them turned and cropped, become one document that staff read', async (t) => {
  const { pdfs, bad } = t.fixtureCtx as { pdfs: Pdfs; bad: { notPdf: string } };
  const portal = harness().shared;
  const session = await fillInternship(portal, anApplicant());
  const lying = await photo(pdfs.folder, 'one.png', [1200, 800], [red, blue]);
  const status = await photo(pdfs.folder, 'two.png', [800, 1200], [green, green]);
  await resize(t, phone);
  await openAs(session, 11);
  await t.click(button(`Use photos of the paper: ${documentLabels.criminal_record}`));
  await t.expect(dialog.withText('Photos of the paper').exists).ok();

  await t.setFilesToUpload(choose('Choose photos'), bad.notPdf);
  await t.expect(words('picture.pdf could not be opened as a photo').exists).ok();
  await t.setFilesToUpload(choose('Choose photos'), [lying, status]);
  await t.expect(button('Turn: Page 1 of 2').exists).ok();
  await t.expect(words('could not be opened').exists).notOk();
  // The photo is turned upright: red above blue. Then the lower half of the red is cropped by keys.
  await t.click(button('Turn: Page 1 of 2'));
  await t.click(button('Crop: Page 1 of 2'));
  const top = Selector('label').withText('Top edge').find('input');
  await t.expect(top.focused).ok();
  await t.pressKey('pageup').click(button('Cancel')).click(button('Crop: Page 1 of 2'));
  await t.expect(top.getAttribute('aria-valuetext')).eql('0 %');
  for (let pressed = 0; pressed < 3; pressed += 1) await t.pressKey('pageup');
  await t.expect(top.getAttribute('aria-valuetext')).notEql('0 %');
  await t.click(button('Done'));
  await t.expect(button('Crop: Page 1 of 2').focused).ok();
  await t.click(button('Move down: Page 1 of 2'));
  await t.expect(words('This is page 2 now').exists).ok();
  await t.click(button('Use these pages'));
  await t.expect(dialog.exists).notOk();
  await t.expect(words('Valid criminal record.pdf').exists).ok();

  const { token } = await staffSignIn(portal);
  // The page shows the new file while it is still being uploaded in place of the earlier one.
  const [first, second, ...more] = await until('the photos are stored', async () => {
    const { bytes } = await storedDocument(portal, session, 'criminal_record', token);
    const pages = pagesOf(bytes);
    return pages.length > 1 ? pages : undefined;
  });
  await t.expect(more.length).eql(0);
  await t.expect(first?.size).eql('561 x 842');
  const [wide = 0, high = 0] = (second?.size ?? '').split(' x ').map(Number);
  await t.expect(high / wide).within(0.9, 1.4, 'the second page should be shorter than its photo');
  const [only] = await coloursAt(first?.jpeg ?? Buffer.alloc(0), [[0.5, 0.5]]);
  const [above, below] = await coloursAt(second?.jpeg ?? Buffer.alloc(0), [
    [0.5, 0.05],
    [0.5, 0.95],
  ]);
  await t.expect([isAbout(only, green), isAbout(above, red), isAbout(below, blue)]).eql([true, true, true]);
});
