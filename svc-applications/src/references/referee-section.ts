import type { ReferenceType } from '@portal/contract-svc-applications-v1';
import type { FormData } from '../applications/application';
import { defineFormSection, type FormSection } from '../sections/section';
import { placeOf, type RefereeAnswers, refereeFields, refereeForm, refereeOf } from './referee';

/** A referee as the form has them, at the place of their kind. Their letter is a file: the form says nothing of it. */
export function refereeSection(type: ReferenceType): FormSection {
  const place = placeOf[type];
  const fields = refereeFields(type);
  const names = Object.keys(fields);
  const rowOf = (row: unknown): FormData => {
    const typed = (row ?? {}) as FormData;
    return Object.fromEntries(names.map((name) => [name, typed[name]]));
  };
  return defineFormSection<RefereeAnswers>(
    {
      summary: `The ${type} referee`,
      fields: fields as unknown as FormSection<RefereeAnswers>['fields'],
      told: (answers) => ({ referees: [refereeOf(type, answers)] }),
      form: (answers) => refereeForm({}, refereeOf(type, answers)),
    },
    {
      stored({ referees }) {
        const referee = referees.find((one) => one.type === type);
        const { references } = referee ? refereeForm({}, referee) : {};
        return Array.isArray(references) ? rowOf(references[place]) : {};
      },
      refill({ referees }, form) {
        const referee = referees.find((one) => one.type === type);
        return referee ? refereeForm(form, referee) : {};
      },
    },
  );
}
