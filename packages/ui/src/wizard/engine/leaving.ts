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

  /** Whether the person may go. `asked`: they have just decided what becomes of unsaved text. */
  const isLetGo = async (asked = false) => sessionStays || (await signOut(asked));

  async function saveAndGo() {
    change({ busy: 'leave' });
    try {
      await saved(state().step).catch((error: unknown) => {
        // The person has just chosen between two copies: the choice must be saved.
        if (readProblem(error).kind === 'settled') return saved(state().step);
        throw error;
      });
      // The answers are saved, and these are only here.
      if (files?.atStake()) return change({ leaving: 'unsaved' });
      // The sign-out may ask, too: who stays signed in goes on with all that is here.
      if (!(await isLetGo())) return;
      wipe();
      goHome();
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
      if (await isLetGo()) goHome();
    },
    async answerLeaving(answer: 'stay' | 'keep' | 'delete'): Promise<void> {
      change({ leaving: null });
      if (answer === 'stay') return;
      // At once, since the sign-out asks no more: nothing stays where the page is closed meanwhile.
      if (answer === 'delete') wipe();
      if (await isLetGo(true)) goHome();
    },
  };
}
