import { programmeOf } from '@portal/contract-svc-applications-v1';
import type { Tongue } from '@portal/service-kit/language';

/** A programme within a sentence: internship. */
export const programmeIn = ({ say }: Tongue, type: string): string =>
  say(programmeOf(type).label).toLowerCase();
