import { D08, D09, D17, D18, I03, V04 } from '@portal/contract-svc-applications-v1/operations';
import type { OneOf } from '@portal/remote-sdk';

/** The calls with an address for each programme. */
interface ProgrammeCalls {
  programme: string;
  /** Reads the stored progress of the newest application. */
  newest: OneOf<typeof D08 | typeof D09>;
  /** Stores a form while it is being filled in. */
  keep: OneOf<typeof I03 | typeof V04>;
  /** Submits a further application. */
  submit: OneOf<typeof D17 | typeof D18>;
}

const internship: ProgrammeCalls = { programme: 'intern', newest: D08, keep: I03, submit: D17 };
const visit: ProgrammeCalls = { programme: 'visitor', newest: D09, keep: V04, submit: D18 };

/** @throws where a programme has none, as one that was added after this was compiled. */
export function callsOf(type: string): ProgrammeCalls {
  const calls = [internship, visit].find(({ programme }) => programme === type);
  if (!calls) throw new Error(`There are no calls for ${type}`);
  return calls;
}
