import { readProblem } from '@portal/ui/wizard';
import type { WizardApp } from '../app';

/** Somebody else may go on writing; what is tried more often than this stands no better chance. */
const mostTries = 3;

/**
 * Waits until what was typed is stored, or cannot be now: who came here by the browser's Back has left a step without
 * saving it. Where two copies differ the person chooses first, and the choice is stored.
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
