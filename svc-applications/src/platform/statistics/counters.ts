import type { ApplicationStatus, ApplicationType } from '@portal/contract-svc-applications-v1';

/**
 * What is counted: `state` and `withdrawn` by status; `begun` and `submitted` by the day in UTC; `erased` are
 * applications of erased people, by the status they had; `people` are applicants, by distinct email.
 */
export type FigureName = 'state' | 'withdrawn' | 'begun' | 'submitted' | 'erased' | 'people';

/** A number of applications of one kind, or by how much such a number changed. */
export interface Figure {
  figure: FigureName;
  /** The programme; empty for people. */
  type: string;
  /** A status or a day; empty for people. */
  part: string;
  n: number;
}

/** The columns of an application that decide where it is counted. */
export interface CountedApplication {
  type: ApplicationType;
  status: ApplicationStatus;
  createdAt: Date;
  submittedAt: Date | null;
  withdrawnAt: Date | null;
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The counters to which an application adds `n`. */
export function countersOf(application: CountedApplication, n: 1 | -1 = 1): Figure[] {
  const { type, status, createdAt, submittedAt, withdrawnAt } = application;
  const one = (figure: FigureName, part: string): Figure => ({ figure, type, part, n });
  return [
    one('state', status),
    one('begun', dayOf(createdAt)),
    ...(withdrawnAt ? [one('withdrawn', status)] : []),
    ...(submittedAt ? [one('submitted', dayOf(submittedAt))] : []),
  ];
}

/** The sum for each counter, in a fixed order; sums of zero are left out. */
export function added(figures: readonly Figure[]): Figure[] {
  const sums = new Map<string, Figure>();
  for (const one of figures) {
    const key = [one.figure, one.type, one.part].join('\n');
    sums.set(key, { ...one, n: one.n + (sums.get(key)?.n ?? 0) });
  }
  return [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, figure]) => (figure.n === 0 ? [] : [figure]));
}
