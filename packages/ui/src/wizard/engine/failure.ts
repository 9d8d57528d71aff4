import type { Problem } from '../../inputs/draft/problem';
import type { FieldErrors } from '../../inputs/form-state';
import { translated } from '../../language/translated';
import type { StepLogic, WizardMessages } from './wizard-types';

/** The messages of a failed save, by place. */
export interface Failure {
  /** Messages for toasts; each is shown in the page, too. */
  toasts: string[];
  fields: FieldErrors;
  /** An error without a field. */
  problem: string | null;
  /** The session has ended: the wizard restarts and keeps all typed answers. */
  restart: boolean;
  /** Whether to show the first step, without ending the session. */
  toFirst?: boolean;
}

type Words = Pick<
  WizardMessages,
  'sessionLost' | 'notSaved' | 'failed' | 'unexpected' | 'offline' | 'refusedFields'
>;

export type StepWords = Pick<StepLogic<never>, 'failed' | 'sessionLost' | 'forbidden' | 'refusedFields'>;

const distinct = (_message: string, errors: FieldErrors) => [
  ...new Set(Object.values(errors).map((text) => translated(text))),
];

/**
 * Messages for a failed call. `saving` is true when a call only saves the form, false when it finishes or submits a
 * step.
 */
export function failureOf(problem: Problem, saving: boolean, logic: StepWords, words: Words): Failure {
  const notify = (toast: string, text = toast): Failure => ({
    toasts: [toast],
    fields: {},
    problem: text,
    restart: false,
  });
  const general = saving ? words.notSaved : (logic.failed ?? words.failed);
  switch (problem.kind) {
    case 'fields': {
      if (Object.keys(problem.errors).length === 0) return notify(problem.message || general);
      const showFields = logic.refusedFields ?? words.refusedFields ?? distinct;
      const toasts = [...new Set(showFields(problem.message, problem.errors))];
      return { toasts, fields: problem.errors, problem: null, restart: false };
    }
    case 'session': {
      const own = problem.message ?? logic.sessionLost ?? words.sessionLost;
      return { ...notify(saving ? words.sessionLost : own), restart: true };
    }
    case 'forbidden':
      if (!logic.sessionLost) return notify(logic.forbidden ?? general);
      // The person may look at their first answers again; the session is not over.
      return { ...notify(saving ? general : logic.sessionLost), toFirst: !saving };
    case 'offline':
      return notify(general, words.offline);
    case 'cancelled':
    case 'settled':
      return { toasts: [], fields: {}, problem: null, restart: false };
    case 'closed':
      // The shell replaces this page by the page that explains the reason.
      return { ...notify(general), toasts: [] };
    case 'refused':
      return notify(general, problem.status < 500 && problem.message ? problem.message : general);
    case 'unexpected':
      return notify(words.unexpected);
    default:
      return notify(general);
  }
}
