import { internship } from './staff-people';
import { phoneOnly, press, see, twoWidths, view } from './staff-view';
import type { State } from './state';

const words = '/admin/portal-settings/mail-words';
const approved = `${words}?programme=intern&email=decision-approved&language=en`;

/** The pages for the words of emails. */
export const mailStates: State[] = [
  view('mail-words', 'the emails whose words can be changed', words, {
    widths: twoWidths,
    then: see('Decision: approved'),
  }),
  view('mail-words-failed', 'these emails cannot be loaded', words, {
    widths: phoneOnly,
    answered: [{ call: '/api/admin/mail-templates' }],
    then: see('The emails could not be loaded'),
  }),
  view('mail-words-preview', 'the words of an email with their preview', approved, {
    of: internship,
    widths: twoWidths,
    then: press(['Preview', 'With the facts of application']),
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
