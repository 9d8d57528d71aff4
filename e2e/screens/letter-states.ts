import { saveProgress, staffSignIn, storageOf } from '../support/api';
import { answers } from '../support/applicants';
import { type AskedReferee, askReferee, sendForm, setLetters } from '../support/referees';
import { waiting } from './dashboard-people';
import { cut, give, largePdf } from './sending-states';
import { adminStorage, internship } from './staff-people';
import { twoWidths, view } from './staff-view';
import type { Stage } from './stage';
import type { State } from './state';

let before: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` while the portal lets applicants ask referees; afterwards letters are uploaded as before. Several screens
 * are set up at the same time and share this setting, so each waits for the one before.
 */
function whileRefereesAreAsked<T>(portal: Stage['portal'], work: () => Promise<T>): Promise<T> {
  const turn = before.then(async () => {
    const { token } = await staffSignIn(portal);
    await setLetters(portal, token, 'either');
    try {
      return await work();
    } finally {
      await setLetters(portal, token, 'upload');
    }
  });
  before = turn.catch(() => undefined);
  return turn;
}

const asked = (portal: Stage['portal']): Promise<AskedReferee> =>
  whileRefereesAreAsked(portal, () => askReferee(portal, 'Dr Jean Bosco'));

/** The page behind a referee's link; `first` runs before it opens, `then` on the page. */
function page(
  name: string,
  title: string,
  {
    then,
    first,
    ...state
  }: Partial<State> & {
    first?: (portal: Stage['portal'], path: string) => Promise<unknown>;
    then?: (stage: Stage) => Promise<unknown>;
  } = {},
): State {
  return {
    name: `letter-${name}`,
    title: `Referee: ${title}`,
    pictures: 'none',
    ...state,
    async setUp(stage) {
      const { path } = await asked(stage.portal);
      await first?.(stage.portal, path);
      await stage.open(path);
      await then?.(stage);
    },
  };
}

const pressAndSee = (button: string, words: string) => async (stage: Stage) => {
  await stage.page.locator(`button[value=${button}]`).click();
  await stage.see(words);
};

const letter = { act: 'send', statement: 'I have taught Ada for two years.\n\nShe works with care.' };

const letters = {
  letters: 'either',
  before_letters: true,
  needed: 2,
  missing: 1,
  waiting: 'waiting for 1 of 2 letters',
  references: [
    { type: 'academic', there: true, uploaded: false },
    { type: 'community', there: false, uploaded: false },
  ],
  requests: ['sent', 'declined'].map((state, index) => ({
    id: index + 1,
    type: index === 0 ? 'academic' : 'community',
    name: 'Dr Jean Bosco',
    email: 'jean.bosco@university.example',
    about: 'Her studies, and the work on the ward',
    state,
    created_at: '2026-11-03T09:00:00.000Z',
    asked_at: '2026-11-03T09:00:00.000Z',
    opened_at: '2026-11-04T09:00:00.000Z',
    answered_at: '2026-11-05T09:00:00.000Z',
    ended: null,
    passed_on_by: null,
    decline_reason: index === 0 ? null : 'I hardly know her.',
    letter:
      index === 0
        ? {
            id: 1,
            sent_at: '2026-11-05T09:00:00.000Z',
            statement: letter.statement,
            file: {
              original_name: 'Letter for Ada.pdf',
              size: 20_480,
              mime_type: 'application/pdf',
              file_url: '/api/storage/letters/1',
            },
          }
        : null,
  })),
};

const none = { edit: false, upload: false, submit: false, discard: false, continue: false, finish: false };
/** An application that waits for its second letter, as its applicant sees it. */
const ownApplication = {
  id: 7,
  originalId: 7,
  type: 'intern',
  status: 'submitted',
  submitted_date: '2026-11-05T09:00:00.000Z',
  created_at: '2026-11-03T09:00:00.000Z',
  updated_at: '2026-11-05T09:00:00.000Z',
  current_step: 12,
  progress: 100,
  details: { intern_details_id: 7, applicant_name: 'Ada Asking' },
  asks_referees: true,
  abilities: { ...none, view: true, request_another: 'no', request_another_on: null },
};
const ownLetters = {
  ...letters,
  requests: undefined,
  references: letters.references.map((reference, index) => ({
    ...reference,
    request: { ...letters.requests[index], remind_at: null },
    passed_on_by: null,
  })),
};

export const letterStates: State[] = [
  {
    ...view('', 'letters from referees', '/userdashboard', {
      who: async (portal) => (await waiting(portal)).storage,
      answered: [
        {
          call: '/api/my-applications',
          status: 200,
          body: { applications: [ownApplication], discarded: [] },
        },
        { call: /\/letters$/, status: 200, body: ownLetters },
      ],
      then: (stage) => stage.see('waiting for 1 of 2 letters'),
    }),
    name: 'dashboard-letters',
    title: 'Dashboard: letters from referees',
    widths: twoWidths,
  },
  page('page', 'what is asked, and where to write'),
  page('error', 'nothing was written', {
    expectsErrors: true,
    widths: twoWidths,
    then: pressAndSee('send', 'Nothing is sent yet'),
  }),
  page('pass', 'passing it on to a colleague, with an error', {
    expectsErrors: true,
    widths: twoWidths,
    async then(stage) {
      await stage.press('Pass it on to a colleague');
      await pressAndSee('pass', 'Enter the name of your colleague')(stage);
    },
  }),
  page('sending', 'a PDF waits for the line', {
    expectsErrors: true,
    async then(stage) {
      await cut(stage, '/pieces');
      await give(stage, '#letter', largePdf('Letter for Ada Asking.pdf'), () => stage.see('No connection'));
    },
  }),
  page('thanks', 'the letter has arrived', {
    widths: twoWidths,
    first: (portal, path) => sendForm(portal, path, letter),
  }),
  {
    name: 'letter-unknown',
    title: 'Referee: a link that opens nothing',
    pictures: 'none',
    widths: twoWidths,
    expectsErrors: true,
    setUp: (stage) => stage.open('/letter/guessed'),
  },
  {
    name: 'internship-letter',
    title: 'Internship: a referee is asked for the letter',
    pictures: 'none',
    widths: twoWidths,
    async setUp(stage) {
      const { session } = await asked(stage.portal);
      await saveProgress(stage.portal, session, 9, { references: [answers.academic, answers.community] });
      await whileRefereesAreAsked(stage.portal, async () => {
        await stage.open('/application/interns?step=academic-reference', storageOf(session));
        await stage.see('what should they write about?');
      });
    },
  },
  view('letters', 'letters from referees in a review', '/dashboard/intern/:id', {
    who: adminStorage,
    of: internship,
    widths: twoWidths,
    answered: [{ call: /\/letters$/, status: 200, body: letters }],
    then: (stage) => stage.see('Sent by the referee'),
  }),
];
