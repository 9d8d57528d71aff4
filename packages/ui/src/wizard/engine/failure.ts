import type { FieldErrors } from '../../form-state';
import type { Problem } from './problem';
import type { StepLogic, WizardMessages } from './wizard-types';

/** What a person is told of a failed save, and where. */
export interface Failure {
  /** Short messages; each stands in the page too. */
  toasts: string[];
  fields: FieldErrors;
  /** An error that belongs to no field. */
  problem: string | null;
  /** The sign-in is over: the wizard begins anew, with everything typed still there. */
  restart: boolean;
}

type Words = Pick<
  WizardMessages,
  'sessionLost' | 'notSaved' | 'failed' | 'unexpected' | 'offline' | 'refusedFields'
>;

export type StepWords = Pick<StepLogic<never>, 'failed' | 'sessionLost' | 'forbidden' | 'refusedFields'>;

const distinct = (_message: string, errors: FieldErrors) => [...new Set(Object.values(errors))];

/** `saving` is true when the form itself was being saved, false during the calls of a step. */
export function failureOf(problem: Problem, saving: boolean, logic: StepWords, words: Words): Failure {
  const tell = (toast: string, text = toast): Failure => ({
    toasts: [toast],
    fields: {},
    problem: text,
    restart: false,
  });
  const general = saving ? words.notSaved : (logic.failed ?? words.failed);
  switch (problem.kind) {
    case 'fields': {
      if (Object.keys(problem.errors).length === 0) return tell(problem.message || general);
      const tellFields = logic.refusedFields ?? words.refusedFields ?? distinct;
      const toasts = [...new Set(tellFields(problem.message, problem.errors))];
      return { toasts, fields: problem.errors, problem: null, restart: false };
    }
    case 'session':
    case 'forbidden': {
      if (problem.kind === 'forbidden' && !logic.sessionLost) return tell(logic.forbidden ?? general);
      const own = problem.kind === 'session' ? (problem.told ?? logic.sessionLost) : logic.sessionLost;
      return { ...tell(saving ? words.sessionLost : (own ?? words.sessionLost)), restart: true };
    }
    case 'offline':
      return tell(general, words.offline);
    case 'cancelled':
    case 'settled':
      return { toasts: [], fields: {}, problem: null, restart: false };
    case 'closed':
      // The page is left for the one that tells why.
      return { ...tell(general), toasts: [] };
    case 'refused':
      return tell(general, problem.status < 500 && problem.message ? problem.message : general);
    case 'unexpected':
      return tell(words.unexpected);
    default:
      return tell(general);
  }
}
