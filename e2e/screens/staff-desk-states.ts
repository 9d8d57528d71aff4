import { adminStorage, internship } from './staff-people';
import { onPhone, press, see, stoppedAt, view } from './staff-view';
import type { Stage } from './stage';
import type { State } from './state';

const wide = [1280];
/** A session set up without a page has no cookie for files: the first answer is a refusal, which the browser logs. */
const expectsErrors = true;
const reading = '/dashboard/intern/:id';
const fileCall = /^\/api\/storage\//;

/** Opens the first document of the panel, and waits until this text of it is shown. */
const openFile = (seen: string) => async (stage: Stage) => {
  await stage.see('Application viewed');
  await stage.page.locator('#desk-documents a').click();
  await stage.see(seen);
};

const drawn = async (stage: Stage) => {
  await openFile('Page 1 of 2')(stage);
  await stage.page.waitForSelector('.p-paper[data-page]');
  // If the headers of builds blocked the worker, the engine would run in the page itself, which nobody would notice.
  if (!stage.page.workers().some((worker) => worker.url().includes('/pdf.worker')))
    throw new Error('The document is not read by its worker');
};

async function stopped(portal: Stage['portal']) {
  const storage = await adminStorage(portal);
  const id = await internship(portal);
  return { ...storage, ...stoppedAt(storage, { id, type: 'intern', search: '', scroll: 0, shown: null }) };
}

/** Specified widths in pixels: of the list, and of the text between its margins. */
const room = { list: 350, text: 560 };

async function roomy(stage: Stage) {
  await stage.see('Application viewed');
  const drawn = await stage.page.evaluate(() => {
    const article = document.querySelector('.p-reading > article') as HTMLElement;
    const { paddingLeft, paddingRight } = getComputedStyle(article);
    return {
      list: (document.querySelector('#desk-list') as HTMLElement).offsetWidth,
      text: article.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    };
  });
  if (drawn.list !== room.list || drawn.text < room.text)
    throw new Error(`The list has ${drawn.list} px and the text ${drawn.text} px`);
}

/** States of the reading desk around an application. */
export const deskStates: State[] = [
  view('review-room', 'an application with the whole width of its list and its text', reading, {
    of: internship,
    widths: wide,
    then: roomy,
  }),
  view('review-phone', 'an internship to read, with the decision in a bar', reading, {
    of: internship,
    widths: [360, 768],
    async then(stage) {
      await stage.see('Application viewed');
      await press(['Feedback', 'Next unread'])(stage);
    },
  }),
  view('document', 'a document beside the text', reading, {
    of: internship,
    widths: wide,
    expectsErrors,
    then: drawn,
  }),
  view('document-phone', 'a document on a phone', reading, {
    of: internship,
    widths: [360],
    expectsErrors,
    async then(stage) {
      await onPhone(stage);
      // The page was opened in a wide window, where the decision is unfolded: this press folds it.
      await press(['Feedback', 'Next unread'])(stage);
      await drawn(stage);
    },
  }),
  view('document-gone', 'a document that is not there', reading, {
    of: internship,
    widths: wide,
    answered: [{ call: fileCall, status: 404, body: { message: 'Not found.', request_id: 'none' } }],
    then: openFile('The file was not found.'),
  }),
  view('keys', 'the keys of the reading desk', reading, {
    of: internship,
    widths: wide,
    then: press(['Keyboard shortcuts', 'Use single-key shortcuts on this device']),
  }),
  view('desk-stopped', 'the way back to where somebody stopped', '/dashboard', {
    who: stopped,
    widths: [360, 1280],
    then: see('Continue where you stopped'),
  }),
];
