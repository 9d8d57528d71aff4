import { birthProblem, person, type Section } from '@portal/contract-svc-applications-v1/questions';
import { today } from '../../base/form/rule-kit';
import { rulesOf } from '../questions/rules';

const { email, phone } = person.ask;
const signIn = { ...person, ask: { email, phone } } as const satisfies Section;

/** The rules of email and phone, which identify the sign-in. */
export const signInRules = rulesOf(signIn);

/** True when a day of birth is real and the person is not 18 yet. */
export const isUnderAge = (dob: string, day = today()): boolean => birthProblem(dob, day) === 'age';
