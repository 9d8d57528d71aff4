import { setPortal, staffSignIn, storageOf } from '../support/api';
import type { State } from './state';

export const homeStates: State[] = [
  { name: 'home', title: 'The first page', setUp: ({ open }) => open('/') },
  {
    name: 'home-menu',
    title: 'The menu on a phone',
    widths: [360],
    async setUp({ open, page }) {
      await page.setViewport({ width: 360, height: 740 });
      await open('/');
      await page.click('button[aria-haspopup="dialog"]');
      await page.waitForSelector('dialog[open]');
    },
  },
  {
    name: 'sign-in-wrong',
    title: 'Signing in: something is missing',
    async setUp({ open, press, see }) {
      await open('/');
      await press('Sign In');
      await see('There is a problem');
    },
  },
  {
    name: 'forgotten-password',
    title: 'A forgotten password',
    async setUp({ open, press, see }) {
      await open('/');
      await press('Forgot password?');
      await see('Send the link');
    },
  },
  {
    name: 'help',
    title: 'Questions and answers',
    pictures: 'few',
    async setUp({ open, page }) {
      await open('/help');
      await page.click('#documents summary');
    },
  },
  {
    name: 'help-nothing',
    title: 'Questions and answers: nothing has these words',
    pictures: 'none',
    async setUp({ open, page, see }) {
      await open('/help');
      await page.type('#search', 'volcano');
      await see('We found no answer with these words.');
    },
  },
  {
    name: 'prepare',
    title: 'What you will need, to tick',
    pictures: 'few',
    setUp: ({ open }) => open('/prepare'),
  },
  {
    name: 'accessibility',
    title: 'The statement on accessibility',
    pictures: 'few',
    setUp: ({ open }) => open('/accessibility'),
  },
  {
    name: 'not-found',
    title: 'A page that is not there',
    expectsErrors: true,
    setUp: ({ open }) => open('/nothing-here'),
  },
  { name: 'visit', title: 'The visit application', setUp: ({ open }) => open('/application/visitors') },
  {
    name: 'remote-failed',
    title: 'A part that could not be loaded',
    expectsErrors: true,
    async setUp({ page, open, see }) {
      await page.setRequestInterception(true);
      page.on('request', (request) =>
        /\/remotes\/mfe-intern-wizard\//.test(request.url()) ? request.abort() : request.continue(),
      );
      await open('/application/interns');
      await see('Try again');
    },
  },
  {
    name: 'staff-sign-in',
    title: 'Signing in as staff',
    setUp: ({ open }) => open('/staff/auth'),
  },
  {
    name: 'staff',
    title: "The staff's first page",
    setUp: async ({ portal, open }) => open('/dashboard', storageOf(await staffSignIn(portal))),
  },
];

/** States of a closed portal; they come last, since they close it. */
export const closedStates: State[] = [
  {
    name: 'maintenance',
    title: 'The portal is closed',
    async setUp({ portal, page, open }) {
      await setPortal(portal, false);
      await open('/application/interns');
      await page.waitForFunction(() => location.pathname === '/maintenance');
    },
  },
];
