import { Selector } from 'testcafe';
import { storageOf } from '../support/api';
import { cutWords } from '../support/cut-words';
import { expectCleanView, expectView, goTo } from '../support/dashboard';
import { openSignedIn } from '../support/device';
import { fill } from '../support/form';
import { button, buttonWith, dialog, words } from '../support/page';
import { allLanguages, doneWith, portalWith } from '../support/portal-with';
import { inSecondWindow } from '../support/second-window';
import { approvedApplicant, aReason } from '../support/staff-api';
import { result } from '../support/toasts';
import { phone, resize } from '../support/windows';

const choice = Selector('select.p-language').filterVisible();
const loading = Selector('.p-skeleton').filterVisible();

fixture('Whoever reads French or Kinyarwanda has the dashboard so').after(() => doneWith(allLanguages));

test('on a phone an applicant reads feedback and asks for another application in French, and then reads on in Kinyarwanda', async (t) => {
  const portal = await portalWith(allLanguages);
  const { application_id, session } = await approvedApplicant(portal, 365);
  await resize(t, phone);
  await openSignedIn(`${portal.url}/userdashboard?lang=fr`, storageOf(session));
  await expectView('Votre espace');
  await t.expect(loading.exists).notOk();
  await t.expect(words('Acceptée').exists).ok();
  await goTo('Nos messages');
  await t.expect(words('Welcome! We look forward to meeting you.').exists).ok();
  await t.expect(words('Acceptation').exists).ok();
  await expectCleanView('the feedback in French', { newToAxe: true });

  await goTo('Candidatures');
  await t.expect(loading.exists).notOk();
  await t.click(buttonWith('Postuler à nouveau'));
  await t.expect(dialog.exists).ok();
  await t.click(button('Envoyer la requête'));
  const problems = dialog.find('[role=alert]');
  await t.expect(problems.withText('Il y a un problème').exists).ok();
  await t.expect(problems.textContent).notContains('Please');
  await fill('Pourquoi voulez-vous postuler à nouveau', aReason);
  await t.click(button('Envoyer la requête'));
  await t.expect(result('Requête envoyée')).ok();
  await expectView('Requêtes');
  await t.expect(words('En attente').exists).ok();
  await t.expect(words(aReason).exists).ok();

  await t.click(buttonWith('Menu'));
  await t.click(choice);
  await t.click(choice.find('option').withExactText('Ikinyarwanda'));
  await t.click(button('Funga ibirimo'));
  await expectView('Ibyifuzo');
  await t.expect(words(aReason).exists).ok();

  const views = ['', '/applications', `/applications/${application_id}`, '/requests', '/feedback'];
  // By the debugging protocol, since browsers' own windows are wider than this.
  const cut = await inSecondWindow(portal, async ({ page, open }) => {
    await page.setViewport({ width: 320, height: 740 });
    const found: string[] = [];
    for (const view of [...views, '/profile', '/your-data']) {
      await open(`/userdashboard${view}?lang=en-XA`, storageOf(session));
      await page.waitForSelector('[lang="en-XA"] h1');
      await page.waitForFunction(() => !document.querySelector('.p-skeleton'));
      found.push(...(await cutWords(page)).map((cutOne) => `${view}: ${cutOne}`));
    }
    return found;
  });
  await t.expect(cut).eql([]);
});
