import { readProblem } from '../../inputs/draft/problem';
import type { WizardOptions, WizardState } from './wizard-types';

export interface Leaving<Values extends object> {
  options: Pick<WizardOptions<Values>, 'draft' | 'files' | 'signOut' | 'goHome'>;
  state(): WizardState;
  change(part: Partial<WizardState>): void;
  saved(step: number): Promise<void>;
}

/** Leaves a wizard: typed answers are saved first, or the person decides what happens to them. */
export function createLeaving<Values extends object>({ options, state, change, saved }: Leaving<Values>) {
  const { draft, files, signOut, goHome } = options;
  /** Whether the leaving person stays signed in. */
  let sessionStays = false;

  function wipe() {
    files?.clear();
    draft.wipe();
  }

  /** Ends the session and goes home. `asked`: the person has just decided what happens to unsaved text. */
  async function goOut(asked = false) {
    if (sessionStays || (await signOut(asked))) goHome();
  }

  async function saveAndGo() {
    change({ busy: 'leave' });
    try {
      await saved(state().step).catch((error: unknown) => {
        // The person has just chosen between two copies: the choice must be saved.
        if (readProblem(error).kind === 'settled') return saved(state().step);
        throw error;
      });
      // Some files exist on this device alone.
      if (files?.wait()) return change({ leaving: 'unsaved' });
      wipe();
      await goOut();
    } catch {
      change({ leaving: 'unsaved' });
    } finally {
      change({ busy: null });
    }
  }

  return {
    async leave({ keepSession = false } = {}): Promise<void> {
      if (state().busy) return;
      sessionStays = keepSession;
      const { signedIn, save } = draft.state();
      if (signedIn) return saveAndGo();
      if (draft.unsaved() || save === 'device') return change({ leaving: 'typed' });
      await goOut();
    },
    async answerLeaving(answer: 'stay' | 'keep' | 'delete'): Promise<void> {
      change({ leaving: null });
      if (answer === 'stay') return;
      if (answer === 'delete') wipe();
      await goOut(true);
    },
  };
}
