import { readProblem } from '@portal/ui/wizard';
import type { WizardApp } from '../app';

/** The number of tries while somebody else keeps writing; more tries would not help. */
const mostTries = 3;

/**
 * Waits until typed answers are stored, or cannot be stored now: a person who came by the browser's Back button has
 * left a step without saving it. When two copies differ, the person chooses first, and the choice is stored.
 */
export async function allSaved({ draft, wizard }: Pick<WizardApp, 'draft' | 'wizard'>): Promise<void> {
  await draft.rest();
  for (let tries = 0; tries < mostTries && draft.state().signedIn && draft.unsaved(); tries += 1) {
    try {
      await draft.save(wizard.state().step);
    } catch (error) {
      if (readProblem(error).kind !== 'settled') return;
    }
  }
}
