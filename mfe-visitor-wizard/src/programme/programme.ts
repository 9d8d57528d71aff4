import { firstAnswers, type VisitForm } from '@portal/application-ui/form';
import { identityKey } from '@portal/application-ui/visitor';
import type { Programme } from '@portal/application-ui/wizard';
import type { VisitApi } from '../api';
import * as t from '../messages/steps';
import { steps } from '../steps';
import { messages, visitWords } from '../wizard/messages';
import { needSignIn } from './need-sign-in';

const AUTOSAVE_MS = 45_000;

/** The blank answers of step 2 besides those about the person. */
const blankBesidePerson = {
  institution_name: '',
  institution_position: '',
  national_id_name: '',
  has_disability: 'no',
  disability_description: '',
} satisfies Partial<VisitForm>;

/** The visit application, described as data. */
export const visit: Programme<VisitForm, VisitApi> = {
  name: 'visitor-wizard',
  role: 'visitor',
  get title() {
    return t.title();
  },
  steps,
  messages,
  words: visitWords,
  blank: (): Partial<VisitForm> => ({ ...firstAnswers(), ...blankBesidePerson }),
  whole: async () => (await import('./rest')).whole,
  loadLabels: async () => (await import('@portal/application-ui/describing/visit')).describeVisitField,
  preSignIn: Object.keys(blankBesidePerson),
  fileFields: { [identityKey]: identityKey },
  ready: needSignIn,
  wizardOptions: {
    signInStep: 2,
    asksInPlace: true,
    autosaveMs: AUTOSAVE_MS,
    autosaveOn: (step) => step >= 2 && step < steps.length,
  },
};
