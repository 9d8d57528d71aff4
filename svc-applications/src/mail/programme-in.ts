import { programmeOf } from '@portal/contract-svc-applications-v1';
import type { Translator } from '@portal/service-kit/language';

/** A programme's name within a sentence, such as 'internship'. */
export const programmeIn = ({ translate }: Translator, type: string): string =>
  translate(programmeOf(type).label).toLowerCase();
