import { internship } from './staff-people';
import { phoneOnly, press, see, twoWidths, view } from './staff-view';
import type { State } from './state';

const words = '/admin/portal-settings/mail-words';
const approved = `${words}?programme=intern&email=decision-approved&language=en`;

const reset = `${words}?programme=account&email=password-reset&language=en`;

/** States of the pages for the texts of emails. */
export const mailStates: State[] = [
  view('mail-words', 'the emails whose words can be changed', words, {
    widths: twoWidths,
    then: see('Link to a new password'),
  }),
  view('mail-words-failed', 'these emails cannot be loaded', words, {
    widths: phoneOnly,
    answered: [{ call: '/api/admin/mail-templates' }],
    then: see('The emails could not be loaded'),
  }),
  view('mail-words-preview', 'the words of an email with their preview', approved, {
    of: internship,
    widths: twoWidths,
    then: press(['Preview', 'With the details of application']),
  }),
  view('mail-words-accounts-failed', 'the emails about accounts cannot be loaded', words, {
    widths: phoneOnly,
    answered: [{ call: '/api/staff/mail-templates' }],
    then: see('The emails about accounts could not be loaded'),
  }),
  view('mail-words-account', 'the words of an email about accounts with their preview', reset, {
    widths: twoWidths,
    then: press(['Preview', 'With your name as the example']),
  }),
  view('mail-words-no-application', 'the preview with an application that is none', approved, {
    widths: phoneOnly,
    expectsErrors: true,
    async then(stage) {
      await stage.page.waitForSelector('#template-application');
      await stage.page.locator('#template-application').fill('987654321');
      await press(['Preview', 'This programme has no application 987654321'])(stage);
    },
  }),
  view('mail-words-wrong', 'the words of an email with a slip', approved, {
    widths: twoWidths,
    expectsErrors: true,
    async then(stage) {
      await stage.page.waitForSelector('#template-text');
      await stage.page.locator('#template-text').fill('Dear {nmae},');
      await press(['Save', 'There is no {nmae} in this email'])(stage);
    },
  }),
];
