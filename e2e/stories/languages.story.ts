import { internshipSteps, visitSteps } from '@portal/contract-svc-applications-v1';
import { ClientFunction, Selector } from 'testcafe';
import { fillInternship, saveProgress, storageOf } from '../support/api';
import { anApplicant } from '../support/applicants';
import { cutWords } from '../support/cut-words';
import { harness, type TestPortal } from '../support/harness';
import { button, field, h1, heading } from '../support/page';
import { allLanguages, doneWith, portalWith } from '../support/portal-with';
import { inSecondWindow } from '../support/second-window';
import { visitPath } from '../support/visit';
import { fillVisit, saveVisit } from '../support/visit-api';
import { desktop, resize } from '../support/windows';
import { wizardPath } from '../support/wizard';

const choice = Selector('select.p-language');
const language = ClientFunction(() => document.documentElement.lang);
/** The language of the page's text, which may differ from the portal's. */
const languageHere = ClientFunction(() =>
  document.querySelector('h1')?.closest('[lang]')?.getAttribute('lang'),
);

/** Pages that are translated and show the language switch in their header. */
const firstPages = ['/', '/?forgotten', '/help', '/prepare', '/accessibility'];

fixture('Whoever reads French or Kinyarwanda reads the first pages so').after(() => doneWith(allLanguages));

test('a language is chosen in the header, keeps what was typed, and is remembered; longer words have room on a narrow phone', async (t) => {
  const portal = await portalWith(allLanguages);
  const choose = async (name: string) => {
    await t.click(choice);
    await t.click(choice.find('option').withExactText(name));
  };
  await resize(t, desktop);
  await t.navigateTo(portal.url);
  await t.expect(heading('Welcome Back').exists).ok();
  await t.typeText(field('Email or phone'), 'uwase@example.org');
  await choose('Français');
  await t.expect(heading('Quel plaisir de vous revoir').exists).ok();
  await t.expect(field('E\u2011mail ou téléphone').value).eql('uwase@example.org');
  await t.expect(language()).eql('fr');
  await t.click(button('Se connecter'));
  await t.expect(Selector('[role=alert]').withText('Le mot de passe est obligatoire').exists).ok();

  await t.navigateTo(portal.url);
  await t.expect(h1.withText('Venez apprendre avec nous au Rwanda').exists).ok();
  await t.navigateTo(`${portal.url}/staff/auth`);
  await t.expect(heading('Quel plaisir de vous revoir').exists).ok();
  await t.expect(languageHere()).eql('fr');
  await t.navigateTo(`${portal.url}/help`);
  await t.expect(heading('Aide').exists).ok();
  await t.expect(languageHere()).eql('fr');

  await t.navigateTo(`${portal.url}/?lang=rw`);
  await t.expect(h1.withText('Ngwino wigire hamwe natwe mu Rwanda').exists).ok();
  await t.expect(languageHere()).eql('rw');
  await t.navigateTo(`${portal.url}/nothing-here`);
  await t.expect(h1.withText('Paji ntiyabonetse').exists).ok();

  // By the debugging protocol, since browsers' own windows are wider than this.
  const cut = await inSecondWindow(portal, async ({ page, open }) => {
    await page.setViewport({ width: 320, height: 740 });
    const found: string[] = [];
    for (const path of firstPages) {
      await open(`${path}${path.includes('?') ? '&' : '?'}lang=en-XA`);
      await page.waitForSelector('html[lang="en-XA"] select.p-language');
      found.push(...(await cutWords(page)).map((words) => `${path}: ${words}`));
    }
    return found;
  });
  await t.expect(cut).eql([]);
});

const isDrawn = `document.querySelector('html[lang="en-XA"] main form h1') && !document.querySelector('.p-skeleton')`;

/** Texts that are cut off on each of these steps, in a narrow window in the lengthened language. */
const cutOnSteps = (
  portal: TestPortal,
  path: string,
  steps: readonly { value: string }[],
  storage: Record<string, string>,
  /** Makes the wizard open at a step, as if the person had stopped there. */
  stopAt: (step: number) => Promise<unknown>,
) =>
  inSecondWindow(portal, async ({ page, open }) => {
    await page.setViewport({ width: 320, height: 740 });
    const found: string[] = [];
    for (const [at, { value }] of steps.entries()) {
      await stopAt(at + 1);
      await open(`${path}?step=${value}&lang=en-XA`, storage);
      await page.waitForFunction(isDrawn, { polling: 250 });
      found.push(...(await cutWords(page)).map((words) => `${value}: ${words}`));
    }
    return found;
  });

test('words that do not arrive leave a home page in English, which reports it', async (t) => {
  const portal = harness().shared;
  await inSecondWindow(portal, async ({ page, see }) => {
    await page.setRequestInterception(true);
    page.on('request', (request) =>
      /\/language-fr/.test(request.url()) ? request.abort() : request.continue(),
    );
    await page.goto(`${portal.url}/?lang=fr`);
    await see('Welcome Back');
    await t.expect(await page.$eval('html', ({ lang }) => lang)).eql('en');
    await t.expect(await page.$('[lang=fr]:not(option)')).eql(null);
  });
});

test('every step of both wizards has room for longer words on a narrow phone', async (t) => {
  const portal = await portalWith(allLanguages);
  const intern = await fillInternship(portal, anApplicant());
  const internship = await cutOnSteps(portal, wizardPath, internshipSteps, storageOf(intern), (step) =>
    saveProgress(portal, intern, step, {}),
  );
  await t.expect(internship).eql([]);
  const visitor = await fillVisit(portal, anApplicant());
  const visit = await cutOnSteps(portal, visitPath, visitSteps, storageOf(visitor), (step) =>
    saveVisit(portal, visitor, step, {}),
  );
  await t.expect(visit).eql([]);
});
