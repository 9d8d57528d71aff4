import { skills as asked, type Questions } from '@portal/contract-svc-applications-v1/questions';
import { schemasOf } from '../questions/schema';
import { plainSection } from './section';

/** The questions that have members of their own in the call; all others are sent with the form. */
const named: Questions = Object.fromEntries(
  Object.entries<Questions[string]>(asked.ask).filter(([, question]) => !question.further),
);

export const skills = plainSection('Stores the languages and other skills', schemasOf(named));
