import type { StepModule, WizardApp } from '../src/wizards/wizard/app';
import { clearCorrectedErrors } from '../src/wizards/wizard/corrected-errors';

interface Case {
  step: number;
  stored?: string[];
  unsent?: string[];
  refused?: string;
}

/** Whether the error of the CV, which belongs to step 1 of 2, is removed. */
async function isRepaired({ step, stored = [], unsent = [], refused }: Case): Promise<boolean> {
  let goes = false;
  const app = {
    form: {
      errors: () => ({ 'documents.cv': 'Select your CV' }),
      values: () => ({}),
      clearCorrected: (_found: object, isGone: (path: string) => boolean) => {
        goes = isGone('documents.cv');
      },
    },
    shell: { notify: {} },
    programme: {},
    stepOfField: () => 1,
    wizard: { state: () => ({ step }) },
    uploads: {
      stored: () => Object.fromEntries(stored.map((key) => [key, {}])),
      unsent: () => unsent,
      problem: () => refused,
    },
  } as unknown as WizardApp;
  await clearCorrectedErrors(app, { logic: () => ({ check: async () => ({}) }) } as unknown as StepModule);
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

test('who types in the next field by now keeps its error as it is, until that field is left', async () => {
  document.body.innerHTML = '<input id="position" /><input id="name" />';
  const errors = { name: 'Enter your full name', position: 'Enter your position' };
  const few = 'Enter your position, with at least 2 characters';
  const corrected = async () => {
    let found: object = {};
    const app = {
      form: { errors: () => errors, values: () => ({}), clearCorrected: (of: object) => (found = of) },
      shell: { notify: {} },
    } as unknown as WizardApp;
    await clearCorrectedErrors(app, {
      logic: () => ({ check: async () => ({ position: few }) }),
    } as unknown as StepModule);
    return found;
  };
  document.getElementById('position')?.focus();
  expect(await corrected()).toEqual({ position: errors.position });
  document.getElementById('name')?.focus();
  expect(await corrected()).toEqual({ position: few });
});
