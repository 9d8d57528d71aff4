import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makePdf } from '@portal/test-kit';
import { call, staffSignIn } from '../support/api';
import { anApplicant } from '../support/applicants';
import { type BreakingLine, breakingLine } from '../support/breaking-connection';
import { pdfText } from '../support/downloads';
import type { TestPortal } from '../support/harness';
import { type FrenchStep, frenchDocuments, frenchSteps, typed, why } from '../support/in-french';
import { keptWhole, noticeLine } from '../support/kept-pages';
import { mailTo } from '../support/mailbox';
import { type Pdfs, removeFolder, sixPdfs } from '../support/pdfs';
import { doneWith, keptPages, portalWith } from '../support/portal-with';
import { inSecondWindow, type SecondWindow } from '../support/second-window';
import { phone } from '../support/windows';
import { wizardPath } from '../support/wizard';

const remote = 'mfe-intern-wizard';
const neverByItself = Number.MAX_SAFE_INTEGER;
const kilobyte = 1024;

interface Place {
  portal: TestPortal;
  line: BreakingLine;
  pdfs: Pdfs;
}

fixture('Somebody applies in French on a phone whose line breaks in every step')
  .before(async (context) => {
    const portal = await portalWith(keptPages);
    context.place = {
      portal,
      line: await breakingLine(portal.url, neverByItself),
      pdfs: await sixPdfs(),
    } satisfies Place;
  })
  .after(async (context) => {
    const { line, pdfs } = context.place as Place;
    await line.stop();
    await removeFolder(pdfs.folder);
    await doneWith(keptPages);
  });

const onStep = ({ page }: SecondWindow, heading: string) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector('h1')?.textContent === wanted && !document.querySelector('.p-skeleton'),
    { polling: 250 },
    heading,
  );

/** Waits until the header shows that the server has stored everything. */
const savedAgain = ({ page }: SecondWindow) =>
  page.waitForFunction(
    () => /Enregistré \d\d:\d\d/.test(document.querySelector('.p-save')?.textContent ?? ''),
    { polling: 250 },
  );

const lineIsBack = async ({ page }: SecondWindow, line: BreakingLine) => {
  line.reconnect();
  await noticeLine(page);
};

/** Opens home and the form in French, as a visitor does, and waits until the phone has cached them. */
async function openFromHome(window: SecondWindow, { portal, line }: Place) {
  // A repeated story must begin online.
  line.reconnect();
  await window.page.setViewport(phone);
  await window.open('/?lang=fr');
  await window.see('Venez apprendre avec nous au Rwanda');
  await window.press('Postuler pour un stage');
  await window.standsOn(wizardPath);
  await keptWhole(window.page, portal, remote, 'fr');
}

/** Chooses another language while online, and French again: typed text and the step must stay. */
async function changeLanguage(t: TestController, window: SecondWindow, line: BreakingLine) {
  const { page, see } = window;
  await lineIsBack(window, line);
  const before = await window.valueOf(why);
  await page.select('select.p-language', 'rw');
  await see('Intambwe ikurikira');
  await page.select('select.p-language', 'en');
  await see('Personal statement: why do you want to come to us?');
  await t.expect(await window.valueOf('Personal statement: why do you want to come to us?')).eql(before);
  await page.select('select.p-language', 'fr');
  await see('Étape suivante');
  await t.expect(await window.valueOf(why)).eql(before);
  line.cut();
}

/**
 * Goes to the next step while offline, and waits until the stored answers have been sent; from step 2 on the page first
 * signs in.
 */
async function nextOverABreak(window: SecondWindow, line: BreakingLine, following: string, at: number) {
  await window.press('Étape suivante');
  await onStep(window, following);
  if (at === 1) await window.see('Pas encore envoyé');
  if (at > 1) await window.see('Hors ligne\u00a0: gardé sur cet appareil');
  await lineIsBack(window, line);
  if (at > 0) await savedAgain(window);
}

/** Goes on from a step with a letter, which is sent with the step and so needs the connection. */
async function nextWithLetter(
  window: SecondWindow,
  { line, pdfs }: Place,
  [label, file]: NonNullable<FrenchStep['letter']>,
) {
  await lineIsBack(window, line);
  await window.attach(label, pdfs[file]);
  await window.press('Étape suivante');
}

const uploaded = ({ page }: SecondWindow, count: number) =>
  page.waitForFunction(
    (all) =>
      Array.from(document.querySelectorAll('.p-file-standing')).filter((one) =>
        one.textContent?.startsWith('Envoyé'),
      ).length === all,
    { polling: 250 },
    count,
  );

/** Uploads the documents. The first is larger than one piece: the connection is lost when half of it has arrived. */
async function sendDocuments(window: SecondWindow, { line, pdfs }: Place) {
  const { cv, ...others } = frenchDocuments;
  await writeFile(pdfs.cv, await makePdf({ bytes: 1200 * kilobyte }));
  line.cutAfter(600 * kilobyte);
  await window.attach(cv, pdfs.cv);
  await window.see('Pas de connexion. L’envoi reprendra tout seul');
  await lineIsBack(window, line);
  await uploaded(window, 1);
  for (const [type, label] of Object.entries(others))
    await window.attach(label, pdfs[type as keyof typeof others]);
  await uploaded(window, Object.keys(frenchDocuments).length);
}

/** Presses Submit while offline, and again once online if it was not sent automatically. */
async function submitOverABreak(window: SecondWindow, line: BreakingLine, name: string) {
  const { page } = window;
  await window.paste('Signature', name);
  line.cut();
  await window.press('Envoyer la candidature');
  await page.waitForSelector('main [role="alert"]');
  await lineIsBack(window, line);
  if (!(await page.$eval('h1', (one) => one.textContent))?.startsWith('Merci'))
    await window.press('Envoyer la candidature');
  await window.see(`Merci, ${name}`);
}

/** The text of the applicant's own copy, from the link on the last page. */
async function ownCopy({ page }: SecondWindow, { portal, pdfs }: Place): Promise<string> {
  const link = await page.waitForSelector('a[href*="/pdf"]');
  const address = new URL((await link?.evaluate((one) => (one as HTMLAnchorElement).href)) ?? '');
  const cookies = await page.cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(portal.url + address.pathname + address.search, { headers: { cookie } });
  const file = path.join(pdfs.folder, 'copy.pdf');
  await writeFile(file, new Uint8Array(await answer.arrayBuffer()));
  return (await pdfText(file)).replace(/\s+/g, ' ');
}

/** All text of an application that staff can read. */
async function readByStaff(portal: TestPortal, application: number): Promise<string> {
  const { token } = await staffSignIn(portal);
  return JSON.stringify(await call(portal, 'GET', `/api/admin/applications/${application}`, { token }));
}

test('from home to the sending, with a break in each step; staff read what was typed, mail and copy are French', async (t) => {
  const place = t.fixtureCtx.place as Place;
  const { portal, line } = place;
  const applicant = anApplicant();
  const copy = await inSecondWindow({ ...portal, url: line.url }, async (window) => {
    await openFromHome(window, place);
    for (const [at, step] of frenchSteps.entries()) {
      await onStep(window, step.heading);
      line.cut();
      await step.answer(window, applicant);
      if (step.heading === 'Motivation') await changeLanguage(t, window, line);
      if (step.letter) await nextWithLetter(window, place, step.letter);
      else await nextOverABreak(window, line, frenchSteps[at + 1]?.heading ?? '', at);
    }
    await onStep(window, 'Documents');
    await sendDocuments(window, place);
    line.cut();
    // The connection is lost while the answers are loaded for the review: the page loads them again by itself.
    await nextOverABreak(window, line, 'Relire et envoyer', frenchSteps.length);
    await window.see(typed.statement);
    await submitOverABreak(window, line, applicant.name);
    return ownCopy(window, place);
  });

  const mail = await mailTo(portal, applicant.email, /^Nous avons reçu votre candidature/);
  await t.expect(mail.text ?? '').contains('Nous avons ouvert un compte pour vous');
  await t.expect(mail.text ?? '').notContains('We have');
  const [reference = '', number] = /[A-Z]+-(\d+)/.exec(mail.subject ?? '') ?? [];
  const read = await readByStaff(portal, Number(number));
  await t.expect(read).contains('"status":"submitted"');
  for (const answer of Object.values(typed)) await t.expect(read).contains(answer);
  await t.expect(copy).contains(`Stage : candidature ${reference}`).expect(copy).contains(typed.statement);
});
