import { limits, personalMessages as say } from '@portal/contract-svc-applications-v1';
import type { CommonForm } from '../form';
import { lengthRules } from '../form/length-rules';
import { isDay, isEmail, missing, sentences, today, yearsBefore } from '../form/rule-kit';
import { isPhoneLength } from './phone';

export type PersonalAnswers = Pick<
  CommonForm,
  | 'name'
  | 'email'
  | 'phone'
  | 'dob'
  | 'gender'
  | 'nationality'
  | 'current_address'
  | 'permanent_address'
  | 'contact_preference'
>;

/** Email and phone: what a person signs in with. */
export function signInRules({ email, phone }: Pick<PersonalAnswers, 'email' | 'phone'>) {
  return sentences({
    email: !isEmail(email) && say.email,
    phone: !isPhoneLength(phone, limits.phone) && say.phone,
  });
}

/** True when a day of birth is real and the person is not 18 yet. */
export function isUnderAge(dob: string, day = today()): boolean {
  return isDay(dob) && dob <= day && dob > yearsBefore(day, limits.minimumAge);
}

export function birthSentence(dob: string, day = today()): string | undefined {
  if (missing(dob)) return say.dob;
  if (!isDay(dob) || dob < limits.earliestBirth || dob > day) return say.dob_range;
  return isUnderAge(dob, day) ? say.dob_age : undefined;
}

export function personalRules(answers: PersonalAnswers): Record<string, string> {
  const { name, email, current_address, permanent_address } = answers;
  return sentences({
    ...lengthRules({ name, email, current_address, permanent_address }),
    ...(missing(answers.name) ? { name: say.name } : {}),
    ...signInRules(answers),
    dob: birthSentence(answers.dob),
    gender: missing(answers.gender) && say.gender,
    nationality: missing(answers.nationality) && say.nationality,
    ...(missing(answers.current_address) ? { current_address: say.current_address } : {}),
    contact_preference: missing(answers.contact_preference) && say.contact_preference,
  });
}
