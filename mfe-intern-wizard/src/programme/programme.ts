import { firstAnswers, type InternshipForm } from '@portal/application-ui/form';
import type { Programme } from '@portal/application-ui/wizard';
import type { InternApi } from '../api';
import * as t from '../messages/steps';
import { steps } from '../steps';
import { letterKey } from '../wizard/letter-keys';
import { wizardMessages, words } from '../wizard/messages';

/** The internship application, described as data. */
export const internship: Programme<InternshipForm, InternApi> = {
  name: 'intern-wizard',
  role: 'intern',
  get title() {
    return t.title();
  },
  steps,
  messages: wizardMessages,
  words,
  blank: firstAnswers,
  whole: async () => (await import('./rest')).whole,
  loadLabels: async () => (await import('@portal/application-ui/describing/internship')).describeField,
  preSignIn: [],
  fileFields: { [letterKey.academic]: 'references.0.letter', [letterKey.community]: 'references.1.letter' },
};
