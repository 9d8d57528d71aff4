import type { ApplicationType, WizardStep } from '@portal/contract-svc-applications-v1';
import { joined, translated } from '@portal/ui/language';
import { readProgrammeForm, type WizardForm } from '../../base/form';
import { reviewSeconds, stepSeconds } from '../../base/time';
import * as t from '../../messages/made';
import { pdfSentence, uploadSentence } from '../../steps/documents';
import {
  commonMessages,
  commonWords,
  type Programme,
  type StepDefinition,
  stepFields,
  storedDocuments,
} from '../wizard';
import { createProgrammeApi, type ProgrammeApi } from './calls';
import { type MadeWizard, madeWizard } from './made-wizard';

const AUTOSAVE_MS = 45_000;

const keysOf = (sections: readonly { ask: object }[]): string[] =>
  sections.flatMap(({ ask }) => Object.keys(ask));

/** A step in the shape of the frame; its code is loaded when it is opened. */
function stepOf(step: WizardStep, wizard: MadeWizard): StepDefinition {
  const { value, label, lead, tip, sections, documents } = step;
  const last = step === wizard.steps.at(-1);
  const time = stepSeconds(sections.map(wizard.named), documents ? wizard.documents : []);
  return {
    value,
    get label() {
      return translated(label);
    },
    lead: () => translated(lead),
    tip: () => translated(tip),
    needsFile: documents ? wizard.documents.some(({ required }) => required) : false,
    seconds: last ? time + reviewSeconds : time,
    load: async () => {
      if (last) return { step: (await import('./review-step')).reviewStep(wizard) };
      return { step: (await import('./step')).sectionStep(step, wizard) };
    },
  };
}

/** A programme's wizard in the shape of the frame, built from its table. */
export function programmeFrom(type: ApplicationType): Programme<WizardForm, ProgrammeApi> {
  const wizard = madeWizard(type);
  const { title, steps, sections, named } = wizard;
  const second = keysOf((steps[1]?.sections ?? []).map(named));
  return {
    name: `${type}-wizard`,
    role: type,
    get title() {
      return translated(title);
    },
    steps: steps.map((step) => stepOf(step, wizard)),
    messages: joined(commonMessages, {
      get sessionLost() {
        return t.sessionEnded();
      },
    }),
    words: joined(commonWords, { welcomeBack: (step: number) => t.welcomeBack({ step }) }),
    blank: () => readProgrammeForm(sections, {}),
    whole: async () => ({
      read: (stored) => readProgrammeForm(sections, stored),
      fields: stepFields(type, sections),
      calls: (client) => createProgrammeApi(client, type),
      storedFiles: ({ uploads }) => storedDocuments(uploads),
      checkFile: (key, file) => pdfSentence(key, file),
      failedFile: (key, error) => uploadSentence(key, error),
    }),
    loadLabels: async () => (await import('../../base/form/describe')).describer(sections),
    preSignIn: second,
    wizardOptions: {
      signInStep: 2,
      autosaveMs: AUTOSAVE_MS,
      autosaveOn: (step) => step >= 2 && step < steps.length,
    },
  };
}
