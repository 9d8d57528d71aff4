import type { Draft } from '../../inputs/draft';
import { readProblem } from '../../inputs/draft/problem';
import type { StepLogic, StepOutcome, WizardOptions } from './wizard-types';

interface LateSignIn<Values extends object> {
  options: Pick<WizardOptions<Values>, 'late' | 'form'> & { draft: Draft<Values> };
  /** Shows the shown step again, or another one. */
  show(step?: number): void;
  report(error: unknown, logic: StepLogic<Values>): void;
  /** The next step to go on to, with the furthest one. */
  ahead(): { step: number; reached: number };
}

/** The calls of steps around a sign-in that waits for a connection: whoever is offline goes on, and signs in later. */
export function createLateSignIn<Values extends object>(wizard: LateSignIn<Values>) {
  const { options, show, report, ahead } = wizard;
  const { form, draft, late } = options;
  let running: Promise<StepOutcome | null> | null = null;

  async function signIn(): Promise<StepOutcome | null> {
    if (!late) return {};
    const logic = await late.logic();
    try {
      const outcome = (await logic.save?.(form.values())) ?? {};
      if (!outcome.done) show();
      return outcome;
    } catch (error) {
      const { kind } = readProblem(error);
      if (kind === 'offline') throw error;
      // Its answers are corrected in its own step; all others stay as they are.
      if (kind === 'fields') show(late.step);
      report(error, logic);
      return null;
    }
  }

  /** Makes the sign-in that waits, once at a time; null when it was refused, which is reported. */
  function signInNow(): Promise<StepOutcome | null> {
    running ??= signIn().finally(() => {
      running = null;
    });
    return running;
  }

  async function goesOn({ save, canWait }: StepLogic<Values>): Promise<boolean> {
    const { signedIn, waits } = draft.state();
    if (!(canWait ? await canWait(form.values()) : waits && !save)) return false;
    const { step, reached } = ahead();
    return signedIn || (Boolean(late) && draft.wait(step, reached));
  }

  return {
    signInNow,
    /** The calls of a step, after the sign-in that waits; null when that was refused. */
    async callsOf(logic: StepLogic<Values>): Promise<StepOutcome | null> {
      try {
        const before = draft.state().waits && !logic.signsIn ? await signInNow() : {};
        if (!before || before.done) return before;
        return (await logic.save?.(form.values())) ?? {};
      } catch (error) {
        if (readProblem(error).kind !== 'offline' || !(await goesOn(logic))) throw error;
        return { later: true };
      }
    },
  };
}
