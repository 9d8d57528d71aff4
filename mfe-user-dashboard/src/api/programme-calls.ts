import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import type { OneOf } from '@portal/remote-sdk';

/** The calls whose address differs between programmes. */
interface ProgrammeCalls {
  programme: string;
  /** Reads the stored progress of the newest application. */
  newest: OneOf<typeof applicationCalls.getNewestInternship | typeof applicationCalls.getNewestVisit>;
  /** Stores a form while it is being filled in. */
  keep: OneOf<typeof applicationCalls.saveInternshipProgress | typeof applicationCalls.saveVisitProgress>;
  /** Submits a further application. */
  submit: OneOf<typeof applicationCalls.submitFurtherInternship | typeof applicationCalls.submitFurtherVisit>;
}

const internship: ProgrammeCalls = {
  programme: 'intern',
  newest: applicationCalls.getNewestInternship,
  keep: applicationCalls.saveInternshipProgress,
  submit: applicationCalls.submitFurtherInternship,
};
const visit: ProgrammeCalls = {
  programme: 'visitor',
  newest: applicationCalls.getNewestVisit,
  keep: applicationCalls.saveVisitProgress,
  submit: applicationCalls.submitFurtherVisit,
};

/**
 * Returns the calls of a programme.
 * @throws for a programme without such calls, such as one added after this build
 */
export function callsOf(type: string): ProgrammeCalls {
  const calls = [internship, visit].find(({ programme }) => programme === type);
  if (!calls) throw new Error(`There are no calls for ${type}`);
  return calls;
}
