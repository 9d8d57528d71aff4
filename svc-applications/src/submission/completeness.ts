import { type Choice, valuesOf } from '@portal/contract-svc-applications-v1';
import {
  disability,
  interests,
  skills,
  statement,
  welcome,
} from '@portal/contract-svc-applications-v1/questions';
import type { FieldErrors } from '@portal/service-kit/errors';
import type { FormData } from '../applications/application';
import type { Contents } from '../applications/contents';

/** A sentence for each field that is missing, in the order of the form. */
export type Lacking = Record<string, string | false | undefined>;

/** What both applications begin with. What is there was checked when it was stored. */
export function lackingWelcome(form: FormData, purposes: readonly Choice[]): Lacking {
  const chosen = typeof form.purpose === 'string' && valuesOf(purposes).includes(form.purpose);
  const agreed = form.agree_submission === true && form.agree_terms === true;
  return { purpose: !(chosen && agreed) && welcome.ask.purpose.say.en };
}

/** Both applications have these sections; `institutions` is the sentence for none. */
export function lackingSections({ details, lists }: Contents, institutions: string): Lacking {
  return {
    has_disability: details.hasDisability === null && disability.ask.has_disability.say.en,
    institutions: lists.institutions.length === 0 && institutions,
    interests: lists.interests.length === 0 && interests.ask.interests.none.en,
    personal_statement: !details.personalStatement && statement.ask.personal_statement.say.en,
    languages: lists.language_skills.length === 0 && skills.ask.languages.none.en,
  };
}

export const isStored = ({ documents }: Contents, type: string): boolean =>
  documents.some(({ uploadType }) => uploadType === type);

export function lackingDocuments<Type extends string>(
  contents: Contents,
  required: readonly Type[],
  sentence: (type: Type) => string,
): Lacking {
  return Object.fromEntries(
    required.map((type) => [`documents.${type}`, !isStored(contents, type) && sentence(type)]),
  );
}

export function sentences(all: Lacking): FieldErrors {
  return Object.fromEntries(
    Object.entries(all).flatMap(([field, sentence]) => (sentence ? [[field, [sentence]]] : [])),
  );
}
