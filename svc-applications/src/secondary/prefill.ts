import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { FormData } from '../applications/application';
import type { Contents, Details, Lists } from '../applications/contents';
import { asYesNo } from '../fields';
import { personalForm, personalOf } from '../sections/personal';

/** What an application is begun with that nobody has to be asked again. */
export interface Prefilled {
  details: Details;
  lists: Partial<Lists>;
  form: FormData;
}

/** Who they are, their education and languages; what a visit does not ask for is left behind. */
export function prefilled({ details, lists }: Contents, type: ApplicationType): Prefilled {
  const { institutions, degrees, honors, course_works, language_skills } = lists;
  const education =
    type === 'intern' ? { institutions, degrees, honors, course_works } : { institutions, degrees };
  return {
    details: { ...details, personalStatement: null },
    lists: { ...education, language_skills },
    form: {
      ...personalForm(personalOf(details)),
      ...(details.hasDisability !== null && {
        has_disability: asYesNo(details.hasDisability),
        disability_description: details.disabilityDescription ?? '',
      }),
      ...known({ ...education, languages: language_skills }),
      other_skills: details.otherSkills ?? '',
    },
  };
}

/** What was never told is nothing that was emptied. */
const known = (lists: object): FormData =>
  Object.fromEntries(Object.entries(lists).filter(([, rows]) => rows.length > 0));
