import { visit } from '../support/visit-api';
import {
  approved,
  asked,
  aYearAfter,
  beginsVisit,
  sharing,
  waiting,
  withDraft,
  withdrawn,
  withVisit,
} from './dashboard-people';
import type { Stage } from './stage';
import type { State } from './state';

const base = '/userdashboard';
/** Widths for views with the same layout on tablet and desktop. */
const twoWidths = [360, 1280];

interface Person {
  id: number;
  storage: Record<string, string>;
}
type Who = (portal: Stage['portal']) => Promise<Person>;

interface DashboardViewOptions extends Partial<State> {
  who?: Who;
  /** Steps to take when the view is shown. */
  then?: (stage: Stage) => Promise<void>;
}

/** A view of the dashboard; ':id' in its address is the person's own application. */
function view(name: string, title: string, address: string, options: DashboardViewOptions = {}): State {
  const { who: person = waiting, then, ...state } = options;
  return {
    name: name === '' ? 'dashboard' : `dashboard-${name}`,
    title: name === '' ? title : `Dashboard: ${title}`,
    pictures: 'none',
    ...state,
    async setUp(stage) {
      const { id, storage } = await person(stage.portal);
      await stage.open(base + address.replace(':id', String(id)), storage);
      await then?.(stage);
    },
  };
}

const press =
  (name: string, seen: string) =>
  async (stage: Stage): Promise<void> => {
    await stage.press(name);
    await stage.see(seen);
  };
const see = (words: string) => (stage: Stage) => stage.see(words);

/** The view with this answer to one call in place of the portal's. */
function answered(name: string, title: string, address: string, call: string, status: number, body: object) {
  const state = view(name, title, address, { widths: twoWidths, expectsErrors: status >= 400 });
  return {
    ...state,
    async setUp(stage: Stage) {
      await stage.page.setRequestInterception(true);
      stage.page.on('request', (request) =>
        request.url().endsWith(call)
          ? request.respond({ status, contentType: 'application/json', body: JSON.stringify(body) })
          : request.continue(),
      );
      await state.setUp(stage);
    },
  };
}
const outOfOrder = { message: 'Out of order.', request_id: 'none' };

async function emptied({ page }: Stage, id: string) {
  await page.waitForSelector(`[id="${id}"]`);
  await page.locator(`[id="${id}"]`).fill(' ');
}

const editWrong = async (stage: Stage) => {
  await emptied(stage, 'current_address');
  await press('Save Changes', 'There is a problem')(stage);
};

const lists: State[] = [
  view('applications', 'the applications', '/applications', { who: withDraft, pictures: 'few' }),
  view('under-address', 'what somebody else has begun with the email address', '', {
    who: sharing,
    widths: twoWidths,
    then: see('Also started with your email address'),
  }),
  view('discard', 'the question before a draft is discarded', '/applications', {
    who: withDraft,
    widths: twoWidths,
    then: press('Discard', 'Discard this application?'),
  }),
  answered(
    'discarded',
    'a discarded draft, with the way back',
    '/applications',
    '/api/my-applications',
    200,
    {
      applications: [],
      discarded: [
        {
          id: 41,
          type: 'intern',
          discarded_at: '2026-11-22T09:00:00.000Z',
          until: '2026-11-23T09:00:00.000Z',
        },
      ],
    },
  ),
  view('withdraw', 'the question before an application is withdrawn', '', {
    widths: twoWidths,
    then: press('Withdraw', 'Withdraw this application?'),
  }),
  view('withdrawn', 'a withdrawn application, with the way back', '/applications/:id', {
    who: withdrawn,
    widths: twoWidths,
    then: see('You withdrew this application'),
  }),
  view('asked', 'what staff ask for after the submission', '', {
    who: asked,
    widths: twoWidths,
    then: see('We need something more from you'),
  }),
  view('asked-answer', 'a reopened section in the editor', '/applications/:id/answer?section=statement', {
    who: asked,
    widths: twoWidths,
    then: see('Personal statement: why do you want to come to us?'),
  }),
  view('asked-send', 'the question before answers are sent', '', {
    who: asked,
    widths: twoWidths,
    then: press('Send my answers', 'Send your answers?'),
  }),
  view('available-soon', 'another one can be asked for later', '/applications', {
    who: approved,
    then: see('Available Soon'),
  }),
  answered('empty', 'no applications yet', '', '/api/my-applications', 200, { applications: [] }),
  answered('failed', 'the list cannot be loaded', '', '/api/my-applications', 500, outOfOrder),
  view('requests', 'the requests', '/requests', { who: withDraft, then: see('Our answer') }),
  view('requests-empty', 'no requests yet', '/requests', { widths: twoWidths, then: see('No requests yet') }),
  answered(
    'requests-failed',
    'the requests cannot be loaded',
    '/requests',
    '/api/user/secondary-application-requests',
    500,
    outOfOrder,
  ),
  view('feedback', 'the feedback', '/feedback', { who: approved, then: see('Welcome!') }),
  view('feedback-empty', 'no feedback yet', '/feedback', { widths: twoWidths, then: see('No feedback yet') }),
  answered(
    'feedback-failed',
    'the feedback cannot be loaded',
    '/feedback',
    '/api/my-feedback',
    500,
    outOfOrder,
  ),
];

const profile: State[] = [
  view('password', 'a new password is asked for after signing in', '/password', { widths: twoWidths }),
  view('your-data', 'what is held about one', '/your-data', { widths: twoWidths }),
  view('profile-wrong', 'the profile, changing the password with its errors', '/profile', {
    then: press('Change Password', 'There is a problem'),
  }),
  answered('profile-failed', 'the profile cannot be loaded', '/profile', '/api/me', 500, outOfOrder),
];

const oneApplication: State[] = [
  view('view', 'an internship to read', '/applications/:id', {
    pictures: 'few',
    async then({ page, see: seen }) {
      await page.setViewport({ width: 360, height: 740 });
      await page.locator('::-p-text(References)').click();
      await seen('Dr Jean Bosco');
    },
  }),
  view('view-visit', 'a visit to read', '/applications/:id?tab=logistics', {
    who: withVisit,
    then: see('Visit start date'),
  }),
  view('documents', 'the documents of an application', '/applications/:id?tab=documents', {
    then: see('cv.pdf'),
  }),
  view('not-found', 'an application that is not there', '/applications/4040404', {
    expectsErrors: true,
    then: see('Application not found'),
  }),
  view('cannot-edit', 'an application that cannot be edited', '/applications/:id/edit', {
    then: see('Cannot Edit'),
  }),
];

const dialogs: State[] = [
  view('edit', 'the edit dialog', '/applications/:id/edit', {
    who: withDraft,
    pictures: 'few',
    widths: twoWidths,
    then: see('Save Changes'),
  }),
  view('edit-wrong', 'the edit dialog with its errors', '/applications/:id/edit', {
    who: withDraft,
    widths: twoWidths,
    then: editWrong,
  }),
  view('edit-leave', 'closing the edit dialog asks first', '/applications/:id/edit', {
    who: withDraft,
    widths: twoWidths,
    async then(stage) {
      await emptied(stage, 'current_address');
      await press('Cancel', 'Close without saving?')(stage);
    },
  }),
  view('edit-visit', 'the edit dialog of a visit', '/applications/:id/edit', {
    who: withVisit,
    widths: twoWidths,
    then: see('Save Changes'),
  }),
  view('upload-wrong', 'the upload dialog with its errors', '/applications/:id/upload', {
    who: withDraft,
    widths: twoWidths,
    async then({ page, see: seen }) {
      await page.locator('.modal-footer button[type=submit]').click();
      await seen('There is a problem');
    },
  }),
  view('request-wrong', 'asking for another one, with its error', '/applications', {
    who: aYearAfter,
    widths: twoWidths,
    async then(stage) {
      await press('Request Another', 'Send Request')(stage);
      await press('Send Request', 'There is a problem')(stage);
    },
  }),
  view('begin', 'what an application of the other programme asks', '/new/visitor', {
    widths: twoWidths,
    then: see('Start Application'),
  }),
];

const further: State[] = [
  view('finish-wrong', 'another internship with its errors', '/applications/:id/finish', {
    who: withDraft,
    then: press('Submit Application', 'There is a problem'),
  }),
  view('finish-letter', 'another internship whose referee is a new one', '/applications/:id/finish', {
    who: withDraft,
    widths: twoWidths,
    async then({ page, see: seen }) {
      await page.locator('[id="references.0.full_name"]').fill('Dr Grace Ingabire');
      await page.locator('[id="references.0.email"]').fill('ingabire@example.org');
      await seen('Academic reference letter');
    },
  }),
  view('finish-visit-wrong', 'a visit with its errors', '/applications/:id/finish', {
    who: withVisit,
    then: press('Submit Application', 'There is a problem'),
  }),
  {
    ...view('submitted', 'a further application is in', ''),
    async setUp(stage) {
      // A new person, because sending the draft would change the screens of the others.
      const { id, storage, kept } = await beginsVisit(stage.portal);
      const { institution_name, institution_position, start, end } = visit;
      const form = {
        institution_name,
        institution_position,
        purpose: 'observation',
        visit_start_date: start,
        visit_end_date: end,
        accommodation_needed: 'no',
      };
      await stage.open(`${base}/applications/${id}/finish`, { ...storage, [kept]: JSON.stringify(form) });
      await press('Submit Application', 'Application Submitted!')(stage);
    },
  },
];

export const dashboardStates: State[] = [
  view('', "The applicant's dashboard", '', { pictures: 'all' }),
  view('menu', 'its menu on a phone', '', {
    widths: [360],
    async then({ page }) {
      await page.setViewport({ width: 360, height: 740 });
      await page.click('button[aria-haspopup="dialog"]');
      await page.waitForSelector('dialog[open]');
    },
  }),
  ...lists,
  ...profile,
  ...oneApplication,
  ...dialogs,
  ...further,
];
