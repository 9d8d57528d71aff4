import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { fillInternship, saveProgress, storageOf } from '../support/api';
import { anApplicant } from '../support/applicants';
import { blue, green, photo, red } from '../support/photos';
import type { Stage } from './stage';
import type { State } from './state';

async function atDocuments({ portal, open }: Stage): Promise<void> {
  const session = await fillInternship(portal, anApplicant());
  await saveProgress(portal, session, 2, {});
  await open('/application/interns?step=documents', storageOf(session));
}

/** Gives files to the first input that matches `selector`; the files are on disk until `done` resolves. */
export async function give(
  { page }: Stage,
  selector: string,
  make: (folder: string) => Promise<string[]>,
  done: () => Promise<void>,
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-given-'));
  try {
    const input = (await page.waitForSelector(selector)) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(...(await make(folder)));
    await done();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const choosing = 'input[aria-label="Choose photos"]';

async function openPhotos(stage: Stage): Promise<void> {
  await atDocuments(stage);
  await stage.press('Use photos of the paper');
  await stage.see('Lay the paper flat');
}

async function twoPages(stage: Stage): Promise<void> {
  await openPhotos(stage);
  const photos = async (folder: string) => [
    await photo(folder, 'one.png', [1200, 800], [red, blue]),
    await photo(folder, 'two.png', [800, 1200], [green, blue]),
  ];
  await give(stage, choosing, photos, () => stage.see('Page 2 of 2'));
}

const written = (name: string, bytes: Buffer) => async (folder: string) => {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return [file];
};

/** A file so large that it is uploaded in pieces. */
export const largePdf = (name: string) =>
  written(
    name,
    Buffer.concat([
      Buffer.from('%PDF-1.4\n'),
      Buffer.alloc(300 * 1024, 10),
      Buffer.from('startxref\n0\n%%EOF\n'),
    ]),
  );

/** Makes calls below this path fail, as when offline. */
export async function cut({ page }: Stage, path: string) {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    void (request.url().includes(path) ? request.abort('internetdisconnected') : request.continue());
  });
}

/** What the device stores of a person who has filled in the first two steps. */
function typedBefore() {
  const { phone, phoneDigits, ...person } = anApplicant();
  const answers = { ...person, phone: phoneDigits, country_code: '+250', phone_typed: phone };
  const welcome = { purpose: 'volunteer', agree_submission: true, agree_terms: true };
  return {
    'intern-wizard:step-1-draft': JSON.stringify(welcome),
    'intern-wizard:step-2-draft': JSON.stringify(answers),
  };
}

/** States with data that is not sent yet, running uploads, and documents made from photos. */
export const sendingStates: State[] = [
  {
    name: 'internship-photos-empty',
    title: 'Photos of a paper: none yet',
    pictures: 'none',
    setUp: openPhotos,
  },
  {
    name: 'internship-photos-pages',
    title: 'Photos of a paper: two pages',
    pictures: 'none',
    setUp: twoPages,
  },
  {
    name: 'internship-photos-crop',
    title: 'Photos of a paper: a page is cropped',
    pictures: 'none',
    async setUp(stage) {
      await twoPages(stage);
      await stage.press('Crop');
      await stage.see('Move an edge until');
    },
  },
  {
    name: 'internship-photos-refused',
    title: 'Photos of a paper: a kind that the browser cannot open',
    pictures: 'none',
    async setUp(stage) {
      await openPhotos(stage);
      await give(stage, choosing, written('IMG_0001.heic', Buffer.from('ftypheic')), () =>
        stage.see('(HEIC)'),
      );
    },
  },
  {
    name: 'internship-document-waiting',
    title: 'Internship, step 11: a document waits for the line',
    pictures: 'none',
    expectsErrors: true,
    async setUp(stage) {
      await atDocuments(stage);
      await cut(stage, '/api/arriving-files');
      await give(stage, 'input[name="documents.cv"]', largePdf('cv.pdf'), () =>
        stage.see('No connection. It continues automatically'),
      );
    },
  },
  {
    name: 'internship-03-not-sent',
    title: 'Internship, step 3: nothing is sent yet, for want of a line for the sign-in',
    pictures: 'none',
    expectsErrors: true,
    async setUp(stage) {
      await cut(stage, '/api/intern/login');
      await stage.open('/application/interns', typedBefore());
      await stage.page.waitForSelector('#email');
      await stage.press('Next Step');
      await stage.see('Not sent yet');
      await stage.see('Do you have');
    },
  },
];
