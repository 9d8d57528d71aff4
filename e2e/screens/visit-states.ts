import { storageOf } from '../support/api';
import { anApplicant } from '../support/applicants';
import { fillVisit, saveVisit, startVisit } from '../support/visit-api';
import { passWelcome } from '../support/welcome';
import type { Stage } from './stage';
import type { State } from './state';

const visitPath = '/application/visitors';

const begun = { purpose: 'institutional', agree_submission: true, agree_terms: true };

async function atStep({ portal, open }: Stage, step: string) {
  const session = await fillVisit(portal, anApplicant('Jean Bosco Mugisha'));
  // The draft is saved on step 2, since a stored later step would be opened instead of the one in the address.
  await saveVisit(portal, session, 2, {});
  await open(`${visitPath}?step=${step}`, storageOf(session));
}

const step = (number: number, slug: string, title: string): State => ({
  name: `visit-0${number}-${slug}`,
  title: `Visit, step ${number}: ${title}`,
  setUp: (stage) => atStep(stage, slug),
});

/** An empty step of a person from an institution after pressing Next. */
const wrongStep = (number: number, slug: string, title: string): State => ({
  name: `visit-0${number}-${slug}-wrong`,
  title: `Visit, step ${number} with its errors: ${title}`,
  async setUp({ portal, open, press, see }) {
    const session = await startVisit(portal, anApplicant());
    await saveVisit(portal, session, number, begun);
    await open(visitPath, storageOf(session));
    await press('Next Step');
    await see('There is a problem');
  },
});

export const visitStates: State[] = [
  { name: 'visit-01-welcome', title: 'Visit, step 1: Welcome', setUp: ({ open }) => open(visitPath) },
  {
    name: 'visit-02-personal-info-wrong',
    title: 'Visit, step 2 with its errors',
    async setUp({ open, page, press, see }) {
      await open(visitPath);
      await passWelcome(page, 'institutional');
      await press('Next Step');
      await see('Select your national ID or passport');
    },
  },
  step(2, 'personal-info', 'Personal Info'),
  step(3, 'education', 'Education'),
  step(4, 'visit-goals', 'Visit Goals'),
  step(5, 'logistics', 'Logistics'),
  wrongStep(5, 'logistics', 'Logistics'),
  step(6, 'documents', 'Documents'),
  wrongStep(6, 'documents', 'Documents'),
  step(7, 'declaration', 'Declaration'),
  step(8, 'review', 'Review & Submit'),
  {
    name: 'visit-confirmation',
    title: 'Visit: the application is in',
    async setUp(stage) {
      await atStep(stage, 'review');
      await stage.page.type('#signature', 'Jean Bosco Mugisha');
      await stage.page.click('#agreement');
      await stage.press('Submit Application');
      await stage.see('Application Submitted Successfully');
    },
  },
];
