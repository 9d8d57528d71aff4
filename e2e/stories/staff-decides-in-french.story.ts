import { referenceOf } from '@portal/contract-svc-applications-v1';
import { Selector } from 'testcafe';
import { storageOf, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { cutWords } from '../support/cut-words';
import { choose, fill } from '../support/form';
import { harness } from '../support/harness';
import { button, h1, heading, link, pagePath } from '../support/page';
import { startTestPortal } from '../support/portal';
import { inSecondWindow } from '../support/second-window';
import { expectCleanStaffPage, inRow, row, rows, timelineEntry } from '../support/staff';
import { joinedColleague } from '../support/staff-seed';
import { desktop, resize } from '../support/windows';

fixture('A reviewer works in French');

const message = 'We have begun to read your application and answer by Friday.';
const language = Selector('select.p-language');
const loading = Selector('.p-skeleton');

test('from signing in over the list and the review to a decision; what was typed stays as it was', async (t) => {
  const portal = await startTestPortal(harness().startPortal, { env: { LANGUAGES: 'en,fr,rw,en-XA' } });
  try {
    const { application_id } = await submittedApplicant(portal, anApplicant('Solange Ingabire'));
    const reference = referenceOf('intern', application_id);
    const reviewer = await joinedColleague(portal, 'reviewer');
    await resize(t, desktop);
    await t.navigateTo(`${portal.url}/staff/auth`);
    await t.expect(heading('Welcome back').exists).ok();
    await t.click(language).click(language.find('option').withExactText('Français'));
    await t.expect(heading('Heureux de vous revoir').exists).ok();
    await expectCleanStaffPage('the sign-in in French');
    await fill('E-mail', reviewer.email);
    await fill('Mot de passe', reviewer.password);
    await t.click(button('Se connecter'));
    await t.expect(pagePath()).eql('/dashboard');
    await t.expect(h1.withText('Aujourd’hui').exists).ok();
    await t.expect(loading.exists).notOk();
    await expectCleanStaffPage('what waits, in French');

    await t.navigateTo(`${portal.url}/admin/intern-applications`);
    await t.expect(row(reference).exists).ok();
    await fill('Chercher par nom, e-mail ou numéro', 'Solange Inga');
    await t.expect(rows.count).eql(1);
    await expectCleanStaffPage('the list in French');
    await t.click(inRow(reference, 'Voir les détails'));
    await t.click(link('Ouvrir sur le bureau de lecture'));

    await t.expect(h1.withText('Solange Ingabire').exists).ok();
    await t.expect(loading.exists).notOk();
    await expectCleanStaffPage('the review in French');
    await choose('Nouveau statut', 'En examen');
    await fill('Message au candidat', message);
    await t.click(button('Envoyer le retour'));
    await t.click(button('Confirmer et envoyer'));
    await t.expect(timelineEntry(/Envoyée.+En examen/).withText(reviewer.name).exists).ok();
    await t.expect(Selector('blockquote').withExactText(message).exists).ok();
    await t.expect(Selector('[lang=fr] h1').exists).ok();

    const pages = ['/dashboard', `/dashboard/intern/${application_id}`, '/admin', '/admin/applications'];
    // By the protocol: a window of this width is narrower than browsers make theirs.
    const cut = await inSecondWindow(portal, async ({ page, open }) => {
      await page.setViewport({ width: 320, height: 740 });
      const found: string[] = [];
      for (const path of [...pages, '/admin/intern-applications', '/admin/awaited', '/admin/profile']) {
        await open(`${path}?lang=en-XA`, storageOf(reviewer.session));
        await page.waitForFunction(
          () => document.querySelector('[lang="en-XA"] h1') && !document.querySelector('.p-skeleton'),
          { polling: 250 },
        );
        found.push(...(await cutWords(page)).map((words) => `${path}: ${words}`));
      }
      return found;
    });
    await t.expect(cut).eql([]);
  } finally {
    await portal.stop();
  }
});
