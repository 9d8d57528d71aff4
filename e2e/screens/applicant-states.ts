import { fillInternship, saveProgress, startInternship, storageOf } from '../support/api';
import { anApplicant } from '../support/applicants';
import { passWelcome } from '../support/welcome';
import type { Stage } from './stage';
import type { State } from './state';

const wizard = '/application/interns';

async function atStep({ portal, open }: Stage, step: string) {
  const session = await fillInternship(portal, anApplicant());
  // The draft is saved on step 2, since a stored later step would be opened instead of the one in the address.
  await saveProgress(portal, session, 2, {});
  await open(`${wizard}?step=${step}`, storageOf(session));
}

const step = (number: number, slug: string, title: string): State => ({
  name: `internship-${String(number).padStart(2, '0')}-${slug}`,
  title: `Internship, step ${number}: ${title}`,
  setUp: (stage) => atStep(stage, slug),
});

/** An empty step of a new applicant after pressing Next. */
const wrongStep = (number: number, slug: string, title: string): State => ({
  name: `internship-${String(number).padStart(2, '0')}-${slug}-wrong`,
  title: `Internship, step ${number} with its errors: ${title}`,
  async setUp({ portal, open, press, see }) {
    const session = await startInternship(portal, anApplicant());
    await saveProgress(portal, session, number, {});
    await open(wizard, storageOf(session));
    await press('Next Step');
    await see('There is a problem');
  },
});

export const internshipStates: State[] = [
  { name: 'internship-01-welcome', title: 'Internship, step 1: Welcome', setUp: ({ open }) => open(wizard) },
  {
    name: 'internship-01-welcome-wrong',
    title: 'Internship, step 1 with its error',
    async setUp({ open, press, see }) {
      await open(wizard);
      await press('Next Step');
      await see('Please select a purpose');
    },
  },
  {
    name: 'internship-01-not-for-you',
    title: 'Internship, step 1: it is not for somebody who is not enrolled and too young',
    pictures: 'none',
    async setUp({ open, page, see }) {
      await open(wizard);
      for (const name of ['enrolled', 'adult']) {
        const box = await page.waitForSelector(`input[name="condition-${name}"][value="no"]`);
        await box?.evaluate((input) => (input as HTMLElement).click());
      }
      await see('You can apply from your 18th birthday');
    },
  },
  {
    name: 'internship-02-personal-info',
    title: 'Internship, step 2: Personal Info',
    async setUp({ open, page }) {
      await open(wizard);
      await passWelcome(page);
    },
  },
  {
    name: 'internship-02-personal-info-wrong',
    title: 'Internship, step 2 with its errors',
    async setUp(stage) {
      await internshipStates.find(({ name }) => name === 'internship-02-personal-info')?.setUp(stage);
      await stage.press('Next Step');
      await stage.see('There is a problem');
    },
  },
  step(3, 'personal-details', 'Personal Details'),
  step(4, 'education', 'Education'),
  wrongStep(4, 'education', 'Education'),
  step(5, 'experience', 'Experience'),
  step(6, 'motivation', 'Motivation'),
  step(7, 'skills', 'Skills'),
  {
    name: 'internship-discard',
    title: 'Internship: the question before a draft is discarded',
    pictures: 'none',
    async setUp(stage) {
      await atStep(stage, 'skills');
      await stage.press('Discard this application');
      await stage.see('Discard this application?');
    },
  },
  {
    name: 'internship-correct-email',
    title: 'Internship: correcting the email address',
    pictures: 'none',
    async setUp(stage) {
      await atStep(stage, 'review');
      await stage.press('Correct it (email address)');
      await stage.see('Correct your email address');
    },
  },
  {
    name: 'internship-correct-phone',
    title: 'Internship: correcting the phone number',
    pictures: 'none',
    async setUp(stage) {
      await atStep(stage, 'personal-info');
      await stage.press('Correct it (phone number)');
      await stage.see('Correct your phone number');
    },
  },
  step(8, 'availability', 'Availability'),
  step(9, 'academic-reference', 'Academic Reference'),
  step(10, 'community-reference', 'Community Reference'),
  step(11, 'documents', 'Documents'),
  step(12, 'review', 'Review and Submit'),
  {
    name: 'internship-leave',
    title: 'Internship: leaving before signing in asks first',
    async setUp({ open, press, see }) {
      await open(wizard);
      await press('Volunteer');
      await press('Leave');
      await see('Leave this application?');
    },
  },
  {
    name: 'internship-thank-you',
    title: 'Internship: the application is in',
    async setUp(stage) {
      await atStep(stage, 'review');
      await stage.page.type('#signature', 'Amina Uwase');
      await stage.press('Submit Application');
      await stage.see('selection team');
    },
  },
];
