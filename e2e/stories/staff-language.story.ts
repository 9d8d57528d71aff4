import { Selector } from 'testcafe';
import { staffSignIn, storageOf, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { cutWords } from '../support/cut-words';
import { pdfText, withDownloads } from '../support/downloads';
import { harness } from '../support/harness';
import { button, h1 } from '../support/page';
import { startTestPortal } from '../support/portal';
import { inSecondWindow } from '../support/second-window';
import { expectCleanStaffPage, openAsStaff } from '../support/staff';
import { desktop, resize } from '../support/windows';

/** Pages with an element that is there once they are loaded. */
const pages = [
  ['/admin/portal-settings?', '#portal-enabled'],
  ['/admin/reports?range=all&', '.p-stat'],
  ['/admin/intern-applications?', 'tbody tr'],
  ['/admin/portal-settings/reading?', '#share-status'],
] as const;

fixture('Staff work in French');

test('settings and reports are in French, and a report is made there', async (t) => {
  const portal = await startTestPortal(harness().startPortal, { env: { LANGUAGES: 'en,fr,rw,en-XA' } });
  try {
    await submittedApplicant(portal, anApplicant('Solange Ingabire'));
    await resize(t, desktop);
    await openAsStaff(portal, '/admin/portal-settings?lang=fr');
    await t.expect(h1.withText('Réglages du portail').exists).ok();
    await t.expect(button('Désactiver le portail').exists).ok();
    await t.expect(Selector('[lang=fr] h1').exists).ok();
    await expectCleanStaffPage('the settings in French');
    await openAsStaff(portal, '/admin/reports?range=all&lang=fr');
    await t.expect(Selector('[role=status]').withText('1 candidature correspond aux filtres').exists).ok();
    await expectCleanStaffPage('the report in French');

    const storage = storageOf(await staffSignIn(portal));
    await inSecondWindow(portal, async ({ page, open, press, see }) => {
      await withDownloads(page, async (fileLike) => {
        await open('/admin/reports?range=all&lang=fr', storage);
        await see('1 candidature correspond aux filtres');
        await press('Télécharger PDF');
        const text = await pdfText(await fileLike(/^applications-report-[\d-]{10}\.pdf$/));
        await t.expect(text).contains('Solange Ingabire');
      });
    });
    // By the debugging protocol, since browsers' own windows are wider than this.
    const cut = await inSecondWindow(portal, async ({ page, open }) => {
      await page.setViewport({ width: 320, height: 740 });
      const found: string[] = [];
      for (const [path, whole] of pages) {
        await open(`${path}lang=en-XA`, storage);
        await page.waitForSelector(`[lang="en-XA"] ${whole}`);
        found.push(...(await cutWords(page)).map((words) => `${path}: ${words}`));
      }
      return found;
    });
    await t.expect(cut).eql([]);
  } finally {
    await portal.stop();
  }
});
