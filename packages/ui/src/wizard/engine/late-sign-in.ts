import type { Draft } from '../../inputs/draft';
import { readProblem } from '../../inputs/draft/problem';
import type { StepLogic, StepOutcome, WizardOptions } from './wizard-types';

interface LateSignIn<Values extends object> {
  options: Pick<WizardOptions<Values>, 'late' | 'form'> & { draft: Draft<Values> };
  /** Shows the current step again, or another one. */
  show(step?: number): void;
  report(error: unknown, logic: StepLogic<Values>): void;
  /** The step after this one, with the furthest reachable step. */
  ahead(): { step: number; reached: number };
}

/**
 * The calls of steps before and after a delayed sign-in: people who are offline can go on, and are signed in once
 * online.
 */
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
      // Refused sign-in answers are corrected in their own step; otherwise the current step stays.
      if (kind === 'fields') show(late.step);
      report(error, logic);
      return null;
    }
  }

  /** Makes the delayed sign-in, once at a time. Resolves to null when it was refused; the refusal is shown. */
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
    /**
     * Makes a step's calls, after the delayed sign-in if there is one. Resolves to null when the sign-in was refused.
     */
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
