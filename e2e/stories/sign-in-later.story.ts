import { readFile } from 'node:fs/promises';
import type { HTTPRequest } from 'puppeteer-core';
import { call, fillInternship, staffSignIn } from '../support/api';
import { anApplicant, answers } from '../support/applicants';
import { type BreakingLine, breakingLine } from '../support/breaking-connection';
import type { TestPortal } from '../support/harness';
import { noticeLine } from '../support/kept-pages';
import { giveFiles, type Pdfs, removeFiles } from '../support/pdfs';
import { doneWith, keptPages, portalWith } from '../support/portal-with';
import { printedText } from '../support/read-by-staff';
import { inSecondWindow, type SecondWindow } from '../support/second-window';
import { filesForStaff } from '../support/stored-document';
import { phone } from '../support/windows';
import {
  onStep,
  openOffline,
  savedByPortal,
  typeEducation,
  typeFromSkills,
  typeUpToEducation,
  typeUpToSkills,
} from '../support/without-sign-in';

const neverByItself = Number.MAX_SAFE_INTEGER;

interface Place {
  portal: TestPortal;
  line: BreakingLine;
}

fixture('The connection is lost before somebody new could sign in')
  .before(async (context) => {
    const portal = await portalWith(keptPages);
    context.place = { portal, line: await breakingLine(portal.url, neverByItself) };
    await giveFiles(context);
  })
  .after(async (context) => {
    await removeFiles(context);
    await (context.place as Place).line.stop();
    await doneWith(keptPages);
  });

/** Runs `work` on a phone that opened home and the form before, and is offline now. */
function onPhone({ portal, line }: Place, work: (window: SecondWindow) => Promise<void>) {
  line.reconnect();
  return inSecondWindow({ ...portal, url: line.url }, async (window) => {
    await window.page.setViewport(phone);
    await openOffline(window, portal, line);
    await work(window);
  });
}

async function lineIsBack({ line }: Place, { page }: SecondWindow) {
  line.reconnect();
  await noticeLine(page);
}

/** The calls with which a page writes, in the order of their answers. */
function writesOf({ page }: SecondWindow): string[] {
  const writes: string[] = [];
  page.on('requestfinished', (request: HTTPRequest) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/')) writes.push(pathname);
  });
  return writes;
}

interface Found {
  applications: { id: number }[];
}

async function applicationOf({ portal }: Place, email: string): Promise<number> {
  const { token } = await staffSignIn(portal);
  const path = `/api/admin/applications?search=${encodeURIComponent(email)}`;
  const { applications } = await call<Found>(portal, 'GET', path, { token });
  return applications[0]?.id ?? 0;
}

test('offline from home to the press of Submit, files included; back online all is sent in order, and staff read it', async (t) => {
  const place = t.fixtureCtx.place as Place;
  const pdfs = t.fixtureCtx.pdfs as Pdfs;
  const applicant = anApplicant();
  await onPhone(place, async (window) => {
    await typeUpToEducation(window, applicant);
    await window.type('Name of institution', answers.institution.name);
    await window.page.reload({ waitUntil: 'domcontentloaded' });
    await onStep(window, 'education', 'Name of institution');
    await window.see('Not sent yet');
    await t.expect(await window.valueOf('Name of institution')).eql(answers.institution.name);
    await window.type('Programme', 'Midwifery');
    await window.type('Degree level', answers.institution.degree_level);
    await window.type('Graduation year', answers.institution.graduation_year);
    await window.press('Next Step');
    await typeUpToSkills(window, 'Written where no line was.');
    await typeFromSkills(window, pdfs);
    // The device keeps the files, too.
    await window.page.reload({ waitUntil: 'domcontentloaded' });
    await onStep(window, 'review', 'Signature');
    await window.see('Files not sent yet');
    await window.see('transcript.pdf');
    await window.type('Signature', applicant.name);
    await window.press('Submit Application');
    await window.see('The portal could not be reached');

    const writes = writesOf(window);
    await lineIsBack(place, window);
    await window.see('Your files have been sent.');
    const parts = ['login', 'save-progress', 'academic-references', 'community-references', 'documents'];
    const first = parts.map((part) => writes.findIndex((path) => path.endsWith(`/${part}`)));
    await t.expect(first).eql(
      [...first].sort((one, other) => one - other),
      writes.join(),
    );
    await t.expect(first).notContains(-1, writes.join());
    const files = writes.filter((path) => /references$|documents$/.test(path));
    await t.expect(files.length).eql(6, 'each file should go once');
    await window.see('Written where no line was.');
    await window.press('Submit Application');
    await window.see('Thank you');
  });
  const application = await applicationOf(place, applicant.email);
  const printed = (await printedText(place.portal, application)).replace(/\s+/g, ' ');
  await t.expect(printed).contains('Written where no line was.').expect(printed).contains('Midwifery');
  const files = await filesForStaff(place.portal, application);
  for (const name of ['academic', 'community', ...answers.documents] as const)
    await t.expect(files[name]?.equals(await readFile(pdfs[name]))).ok(`${name} should be the very file`);
});

const choices = [
  { choice: 'Keep all from here', programme: 'Midwifery' },
  { choice: 'Keep all from the other copy', programme: answers.institution.program },
];
for (const { choice, programme } of choices)
  test(`a draft that the same person has already is not replaced unseen: ${choice}`, async (t) => {
    const place = t.fixtureCtx.place as Place;
    const applicant = anApplicant();
    const session = await fillInternship(place.portal, applicant);
    await onPhone(place, async (window) => {
      await typeUpToEducation(window, applicant);
      await typeEducation(window, 'Midwifery');
      await lineIsBack(place, window);
      await window.see('Two copies of your answers');
      await window.press(choice);
      await window.press('Continue with these answers');
      await savedByPortal(window);
      await t.expect(await window.valueOf('Programme')).eql(programme);
    });
    const { form_data } = await call<{
      form_data: { institutions: { program: string }[]; other_skills: string };
    }>(place.portal, 'GET', '/api/get-progress', { token: session.token });
    await t.expect(form_data.institutions[0]?.program).eql(programme);
    await t.expect(JSON.stringify(form_data)).contains(answers.skills);
  });

test('two strangers share a phone: after Leave the second finds nothing of the first', async (t) => {
  const place = t.fixtureCtx.place as Place;
  const applicant = anApplicant();
  await onPhone(place, async (window) => {
    await typeUpToEducation(window, applicant);
    await window.press('Leave');
    await window.see('Leave this application?');
    await window.press('Delete and leave');
    await window.standsOn('/');
    await window.press('Apply Now for an internship');
    await window.see('Your purpose');
    const kept = String(await window.page.evaluate('JSON.stringify(localStorage)'));
    await t.expect(kept).notContains(applicant.email).expect(kept).notContains(applicant.name);
    const page = String(await window.page.evaluate('document.body.textContent'));
    await t.expect(page).notContains(applicant.name);
  });
});
