import { fillInternship, saveProgress, storageOf } from '../support/api';
import { anApplicant } from '../support/applicants';
import { type BreakingLine, breakingLine } from '../support/breaking-line';
import { harness, type TestPortal } from '../support/harness';
import { keptWhole, noticeLine } from '../support/kept-pages';
import { startTestPortal } from '../support/portal';
import { printedText } from '../support/read-by-staff';
import { inSecondWindow, type SecondWindow } from '../support/second-window';
import { phone } from '../support/windows';
import { wizardPath } from '../support/wizard';

const remote = 'mfe-intern-wizard';
const neverByItself = Number.MAX_SAFE_INTEGER;

interface Place {
  portal: TestPortal;
  line: BreakingLine;
}

fixture('Somebody applies in French on a phone whose line breaks in every step')
  .before(async (context) => {
    const env = { KEEP_PAGES: 'true', LANGUAGES: 'en,fr,rw' };
    const portal = await startTestPortal(harness().startPortal, { env });
    context.place = { portal, line: await breakingLine(portal.url, neverByItself) };
  })
  .after(async (context) => {
    const { portal, line } = context.place as Place;
    await line.stop();
    await portal.stop();
  });

const why = 'Pourquoi voulez-vous venir chez nous\u00a0?';
const skills = 'Ce que vous savez faire d’autre';

/** The steps between signing in and the review, with what is typed into them. */
const steps: readonly { heading: string; typed?: readonly [string, string] }[] = [
  { heading: 'Détails personnels' },
  { heading: 'Éducation' },
  { heading: 'Expérience' },
  { heading: 'Motivation', typed: [why, ' Écrit dans le bus, à l’aube.'] },
  { heading: 'Compétences', typed: [skills, ', écoute'] },
  { heading: 'Disponibilité' },
  { heading: 'Référence académique' },
  { heading: 'Référence de la communauté' },
  { heading: 'Documents' },
];

const onStep = ({ page }: SecondWindow, heading: string) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector('h1')?.textContent === wanted && !document.querySelector('.p-skeleton'),
    { polling: 250 },
    heading,
  );

/** Waits until the server has everything, as the header says. */
const savedAgain = ({ page }: SecondWindow) =>
  page.waitForFunction(
    () => /Enregistré \d\d:\d\d/.test(document.querySelector('.p-save')?.textContent ?? ''),
    {
      polling: 250,
    },
  );

/** Goes on while the line is gone, and waits until what was kept has been sent. */
async function nextOverABreak(window: SecondWindow, line: BreakingLine, following: string) {
  line.cut();
  await window.press('Étape suivante');
  await onStep(window, following);
  await window.see('Hors ligne\u00a0: gardé sur cet appareil');
  line.mend();
  await noticeLine(window.page);
  await savedAgain(window);
}

/** Chooses a language, and comes back to French: what was typed stays, and so does the step. */
async function changeLanguage(t: TestController, window: SecondWindow) {
  const { page, see } = window;
  const before = await window.valueOf(why);
  await page.select('select.p-language', 'rw');
  await see('Intambwe ikurikira');
  await page.select('select.p-language', 'en');
  await see('Why do you want to come to us?');
  await t.expect(await window.valueOf('Why do you want to come to us?')).eql(before);
  await page.select('select.p-language', 'fr');
  await see('Étape suivante');
  await t.expect(await window.valueOf(why)).eql(before);
}

test('every step counts, a change of the language keeps everything, and staff read what was typed', async (t) => {
  const { portal, line } = t.fixtureCtx.place as Place;
  const applicant = anApplicant();
  const session = await fillInternship(portal, applicant);
  await saveProgress(portal, session, 3, {});
  await inSecondWindow({ ...portal, url: line.url }, async (window) => {
    await window.page.setViewport(phone);
    await window.open(`${wizardPath}?step=personal-details&lang=fr`, storageOf(session));
    await keptWhole(window.page, portal, remote, 'fr');
    for (const [at, { heading, typed }] of steps.entries()) {
      await onStep(window, heading);
      if (typed) await window.type(...typed);
      if (typed?.[0] === why) await changeLanguage(t, window);
      await nextOverABreak(window, line, steps[at + 1]?.heading ?? 'Relire et envoyer');
    }
    // The line broke while the answers were read for the last look: they are read again by themselves.
    await window.press('Centres d’intérêt');
    await window.see('Écrit dans le bus, à l’aube.');
    await window.type('Signature', applicant.name);
    await window.press('Envoyer la candidature');
    await window.see(`Merci, ${applicant.name}`);
  });
  const printed = (await printedText(portal, session.application_id)).replace(/\s+/g, ' ');
  await t.expect(printed).contains('Écrit dans le bus, à l’aube.').expect(printed).contains(', écoute');
});
