import {
  type ApplicationType,
  type FormLimits,
  type ReferenceType,
  type StepParts,
  stepParts,
} from '@portal/contract-svc-applications-v1';
import {
  type Answers,
  counts,
  type Document,
  isSamePerson,
  isSecondary,
  type LetterWriter,
  letterOf,
  problemsInParts,
  refereesFrom,
  type WholeApplication,
} from '../../application';

/** A referee who is asked for a letter at present. */
export interface AskedLetter {
  type: ReferenceType;
  named: LetterWriter;
}

export interface Filled {
  application: Pick<WholeApplication, 'type' | 'answers' | 'identity' | 'origin' | 'furthestStep'>;
  documents: readonly Document[];
  /** Referees who were asked and have not declined: applicants need not upload their letters. */
  asked: readonly AskedLetter[];
  limits: FormLimits;
}

/**
 * The progress of a draft in whole percent: its complete steps out of all steps, by the rules of the wizard and of the
 * submission. Only submitting completes the last step.
 */
export function shareOf(filled: Filled): number {
  const steps = stepParts(filled.application.type);
  const complete = steps.slice(0, -1).filter((step, index) => isComplete(step, index + 1, filled));
  return Math.round((complete.length / Math.max(steps.length, 1)) * 100);
}

function isComplete(step: StepParts, number: number, filled: Filled): boolean {
  const { application } = filled;
  if (hasProblems(step, filled) || lacksFiles(step, filled)) return false;
  // A step without required answers is complete once the applicant went on; the dashboard's forms have no steps.
  const isPassed = isSecondary(application) || number < application.furthestStep;
  return isPassed || needsAnything(application.type, step, filled);
}

const hasProblems = ({ sections }: StepParts, { application, limits }: Filled): boolean =>
  Object.keys(problemsInParts(sections, { ...application, limits })).length > 0;

function lacksFiles(step: StepParts, { application, documents, asked }: Filled): boolean {
  const { answers } = application;
  const here = documents.filter(counts);
  const isHere = (type: string) => here.some(({ uploadType }) => uploadType === type);
  if (step.documents?.(answers).some((type) => !isHere(type))) return true;
  if (!step.letter) return false;
  const referee = refereesFrom(application.type, answers).find(({ type }) => type === step.letter);
  const isAsked = asked.some(
    ({ type, named }) => type === step.letter && referee !== undefined && isSamePerson(named, referee),
  );
  return !isAsked && letterOf(here, step.letter, referee) === undefined;
}

const needing = new Map<ApplicationType, Map<StepParts['sections'], boolean>>();
const nobody = { fullName: '', email: '', phoneNumber: '', dateOfBirth: '' };
const nothing: Answers = {};

/** Whether a step with no answers at all has problems. */
function needsAnything(type: ApplicationType, step: StepParts, { limits }: Filled): boolean {
  if (step.letter || step.documents) return true;
  const known = needing.get(type) ?? new Map<StepParts['sections'], boolean>();
  needing.set(type, known);
  const before = known.get(step.sections);
  if (before !== undefined) return before;
  const asked = { type, answers: nothing, identity: nobody, limits };
  const needs = Object.keys(problemsInParts(step.sections, asked)).length > 0;
  known.set(step.sections, needs);
  return needs;
}
