import { adminStorage, answered, draft, held, internship, reviewer, several, visit } from './staff-people';
import { onPhone, phoneOnly, press, see, twoWidths, view } from './staff-view';
import type { Stage } from './stage';
import type { State } from './state';

const list = '/admin/intern-applications';
const nobody = { applications: [], pagination: { current_page: 1, last_page: 1, per_page: 10, total: 0 } };
const listCall = '/api/applications/intern';
const beyondCounted = { current_page: 101, last_page: 100, per_page: 10, total: 1000, more_than_total: true };
const reviewCall = /^\/api\/admin\/applications\/\d+$/;

const writeFeedback = (message: string) => async (stage: Stage) => {
  await stage.page.waitForSelector('#feedback-status');
  await stage.page.select('#feedback-status', 'approved');
  await stage.page.locator('#feedback-message').fill(message);
  await press(['Send Feedback', message === 'Too short' ? 'There is a problem' : 'Send this email?'])(stage);
};

const timelineCall = /\/timeline$/;
const cameBack = {
  id: 1,
  kind: 'confirm-submission',
  state: 'bounced',
  to: 'divine.umutoni@exmaple.org',
  answer: '5.1.1 smtp; 550 5.1.1 <divine.umutoni@exmaple.org>: Recipient address rejected: User unknown',
  queued_at: '2026-11-21T08:00:00.000Z',
  changed_at: '2026-11-21T08:00:05.000Z',
};

const decidedMeanwhile = {
  message: 'Somebody else has changed this application since you opened it.',
  version: 9,
  current: {
    status: 'rejected',
    decided_by: 'Grace Iradukunda',
    decided_at: '2026-11-21T08:00:00.000Z',
    message: 'We are sorry: all places of this summer are taken.',
  },
};

const desk: State[] = [
  view('desk-erase', 'the question before a person is erased', '/dashboard/intern/:id', {
    widths: phoneOnly,
    of: internship,
    then: press(['Erase this person', 'This will be erased permanently']),
  }),
  view('desk-list', 'the reading desk with its list', '/dashboard/intern', {
    of: internship,
    then: see('Divine Umutoni'),
  }),
  view('desk-empty', 'the reading desk with nothing to read', '/dashboard/intern', {
    widths: phoneOnly,
    answered: [{ call: listCall, status: 200, body: nobody }],
    then: see('No Applications Here yet'),
  }),
  view('desk-failed', 'the list of the reading desk cannot be loaded', '/dashboard/intern', {
    widths: phoneOnly,
    answered: [{ call: listCall }],
    then: see('Failed to get the applications'),
  }),
  view('request', 'asking an applicant for more', '/dashboard/intern/:id', {
    of: internship,
    widths: twoWidths,
    then: press(['Request information', 'What may the applicant change?']),
  }),
  view('request-wrong', 'asking an applicant for more, with its errors', '/dashboard/intern/:id', {
    of: internship,
    widths: twoWidths,
    then: press(
      ['Request information', 'What may the applicant change?'],
      ['Show the email', 'There is a problem'],
    ),
  }),
  view('compared', 'reopened sections before and after', '/dashboard/intern/:id', {
    of: answered,
    then: press(['Before and after', 'Signed CV / Resume']),
  }),
  view('review', 'an internship to read', '/dashboard/intern/:id', {
    of: internship,
    pictures: 'few',
    then: see('Application viewed'),
  }),
  view('review-visit', 'a visit to read', '/dashboard/visitor/:id', {
    of: visit,
    then: see('Application viewed'),
  }),
  view('review-draft', 'an application that is not sent in yet', '/dashboard/intern/:id', {
    of: draft,
    widths: twoWidths,
    then: see('Feedback can be sent when'),
  }),
  view('review-reviewer', 'what a reviewer reads', '/dashboard/intern/:id', {
    of: internship,
    who: reviewer,
    widths: twoWidths,
    then: see('Application viewed'),
  }),
  view('review-held', 'a decision that waits to go out', '/dashboard/intern/:id', {
    of: held,
    widths: twoWidths,
    then: see('Decision saved. It will be sent at'),
  }),
  view('review-bounced', 'an email that came back', '/dashboard/intern/:id', {
    of: internship,
    widths: twoWidths,
    answered: [{ call: timelineCall, status: 200, body: { entries: [], feedback: [], mails: [cameBack] } }],
    then: see('Returned undelivered'),
  }),
  view('review-address', 'the question for another address', '/dashboard/intern/:id', {
    of: internship,
    widths: phoneOnly,
    answered: [{ call: timelineCall, status: 200, body: { entries: [], feedback: [], mails: [cameBack] } }],
    then: press(['Correct the address', 'Email address']),
  }),
  view('list-held', 'the list with a decision that waits to go out', `${list}?search=solange`, {
    of: held,
    widths: twoWidths,
    then: see('Approved will be sent at'),
  }),
  view('review-failed', 'an application cannot be loaded', '/dashboard/intern/:id', {
    of: internship,
    widths: phoneOnly,
    answered: [{ call: reviewCall }],
    then: see('Failed to fetch application data'),
  }),
  view('history-failed', 'the history cannot be loaded', '/dashboard/intern/:id', {
    of: internship,
    widths: phoneOnly,
    answered: [{ call: /\/timeline$/ }],
    then: see('The history could not be loaded'),
  }),
];

const feedback: State[] = [
  view('feedback-wrong', 'feedback with its error', '/dashboard/intern/:id', {
    of: internship,
    widths: twoWidths,
    then: writeFeedback('Too short'),
  }),
  view('feedback-mail', 'the email before it is sent', '/dashboard/intern/:id', {
    of: internship,
    widths: twoWidths,
    then: writeFeedback('Welcome! We look forward to meeting you.'),
  }),
  view('feedback-late', 'somebody else has decided meanwhile', '/dashboard/intern/:id', {
    of: internship,
    widths: twoWidths,
    answered: [{ call: '/api/feedback', status: 409, body: decidedMeanwhile }],
    async then(stage) {
      await writeFeedback('Welcome! We look forward to meeting you.')(stage);
      await press(['Confirm and send', 'has changed in the meantime'])(stage);
    },
  }),
  view('feedback-failed', 'the email cannot be shown', '/dashboard/intern/:id', {
    of: internship,
    widths: phoneOnly,
    answered: [{ call: '/api/feedback/preview' }],
    async then(stage) {
      await stage.page.waitForSelector('#feedback-status');
      await stage.page.select('#feedback-status', 'approved');
      await stage.page.locator('#feedback-message').fill('Welcome! We look forward to meeting you.');
      await press(['Send Feedback', 'The email could not be shown'])(stage);
    },
  }),
];

const lists: State[] = [
  view('many', 'a search that finds more than is counted', `${list}?search=a&page=101`, {
    answered: [{ call: listCall, status: 200, body: { ...nobody, pagination: beyondCounted } }],
    then: see('More than 1,000 applications found'),
  }),
  view('list', 'the list of internships', list, { of: several, pictures: 'desktop', then: see('INT-') }),
  view('list-visits', 'the list of visits', '/admin/visitor-applications', {
    of: visit,
    widths: twoWidths,
    then: see('VIS-'),
  }),
  view('list-reviewer', 'the list as a reviewer sees it', list, {
    of: internship,
    who: reviewer,
    widths: twoWidths,
    then: see('INT-'),
  }),
  view('list-nothing-found', 'nothing was found', `${list}?search=nobody+of+that+name`, {
    widths: twoWidths,
    then: see('No applications match'),
  }),
  view('list-empty', 'no applications yet', list, {
    widths: phoneOnly,
    answered: [{ call: listCall, status: 200, body: nobody }],
    then: see('No Applications Here yet'),
  }),
  view('list-failed', 'the list cannot be loaded', list, {
    widths: phoneOnly,
    answered: [{ call: listCall }],
    then: see('Failed to load applications.'),
  }),
];

const search = `${list}?search=:id`;
const opened = press(['View Details', 'Open for review'], ['Documents', 'cv.pdf']);

const dialogs: State[] = [
  view('details', 'the details', search, { of: internship, widths: twoWidths, then: opened }),
  view('details-feedback', 'feedback in the details', search, {
    of: internship,
    widths: twoWidths,
    then: press(['View Details', 'Open for review'], ['Send Feedback', 'Hide Feedback']),
  }),
  view('details-failed', 'the details cannot be loaded', search, {
    of: internship,
    widths: phoneOnly,
    answered: [{ call: reviewCall }],
    then: press(['View Details', 'Failed to load detailed application data']),
  }),
  view('status', 'another status', search, {
    of: internship,
    widths: twoWidths,
    then: press(['Edit Application Status', 'You see the email before']),
  }),
  view('edit', 'correcting an internship', '/dashboard/intern/:id', {
    of: internship,
    widths: twoWidths,
    then: press(['Edit Application', 'Save Changes']),
  }),
  view('edit-wrong', 'correcting an internship, with its errors', '/dashboard/intern/:id', {
    of: internship,
    widths: twoWidths,
    async then(stage) {
      await press(['Edit Application', 'Save Changes'])(stage);
      await stage.page.locator('[id="current_address"]').fill(' ');
      await press(['Save Changes', 'There is a problem'])(stage);
    },
  }),
  view('edit-visit', 'correcting a visit', '/dashboard/visitor/:id', {
    of: visit,
    widths: twoWidths,
    then: press(['Edit Application', 'Save Changes']),
  }),
];

const frame: State[] = [
  view('admin', 'the admin area', '/admin', { then: see('Total Applicants') }),
  view('admin-reviewer', 'the admin area of a reviewer', '/admin', {
    who: reviewer,
    widths: twoWidths,
    then: see('Total Applicants'),
  }),
  view('admin-failed', 'the figures cannot be loaded', '/admin', {
    who: adminStorage,
    widths: phoneOnly,
    answered: [{ call: '/api/admin/stats' }],
    then: see('Failed to load applications.'),
  }),
  view('admin-menu', 'the menu on a phone', '/admin', {
    widths: [360],
    async then(stage) {
      await onPhone(stage);
      await stage.page.locator('button.p-bar-link').click();
      await stage.see('Log out');
    },
  }),
];

export const readingStates: State[] = [...desk, ...feedback, ...frame, ...lists, ...dialogs];
