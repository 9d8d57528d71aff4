import type { StepModule, WizardApp } from '../src/wizards/wizard/app';
import { mendErrors } from '../src/wizards/wizard/mend-errors';

interface Case {
  step: number;
  stored?: string[];
  unsent?: string[];
  refused?: string;
}

/** Whether the error of the CV, which belongs to step 1 of 2, goes. */
async function isRepaired({ step, stored = [], unsent = [], refused }: Case): Promise<boolean> {
  let goes = false;
  const app = {
    form: {
      errors: () => ({ 'documents.cv': 'Select your CV' }),
      values: () => ({}),
      mend: (_found: object, isGone: (path: string) => boolean) => {
        goes = isGone('documents.cv');
      },
    },
    shell: { notify: {} },
    programme: { steps: [{ fields: ['documents'] }, { fields: [] }] },
    wizard: { state: () => ({ step }) },
    uploads: {
      stored: () => Object.fromEntries(stored.map((key) => [key, {}])),
      unsent: () => unsent,
      problem: () => refused,
    },
  } as unknown as WizardApp;
  await mendErrors(app, { logic: () => ({ check: async () => ({}) }) } as unknown as StepModule);
  return goes;
}

test.each<[string, Case, boolean]>([
  ['is stored', { step: 1, stored: ['cv'] }, true],
  ['is chosen on its step, and waits for a line', { step: 1, unsent: ['cv'] }, true],
  ['is not chosen', { step: 1 }, false],
  ['was refused', { step: 1, unsent: ['cv'], refused: 'CV is password protected' }, false],
  [
    'was refused in place of a stored one',
    { step: 1, stored: ['cv'], unsent: ['cv'], refused: 'CV is too large' },
    false,
  ],
  ['is still on this device, on the review', { step: 2, unsent: ['cv'] }, false],
  ['arrived, on the review', { step: 2, stored: ['cv'] }, true],
])('the error of a file that %s', async (_, given, goes) => {
  expect(await isRepaired(given)).toBe(goes);
});
