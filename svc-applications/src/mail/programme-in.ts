import { programmeOf } from '@portal/contract-svc-applications-v1';
import type { Translator } from '@portal/service-kit/language';

/** A programme within a sentence: internship. */
export const programmeIn = ({ translate }: Translator, type: string): string =>
  translate(programmeOf(type).label).toLowerCase();
