import { personalMessages as say } from '@portal/contract-svc-applications-v1';
import type { FieldErrors } from '@portal/service-kit/errors';
import Joi from 'joi';
import type { Details } from '../applications/contents';
import { isAdmin } from '../applications/policy';
import { presentDetails } from '../applications/review';
import { type RenamePerson, renamePerson } from '../mail/kinds';
import { detailsOf, type Personal, type personalFields, personalForm } from '../sections/personal';
import { over } from './given';
import { defineMember, type Member } from './member';

/** The personal set in the names of a review. */
type EditedPerson = ReturnType<typeof presentDetails>;

/** Who they are. Email and phone are the sign-in: only an administrator corrects the phone number. */
export const personalMember = (fields: typeof personalFields): Member =>
  defineMember<EditedPerson>({
    names: ['intern_details'],
    schema: Joi.object({
      full_name: fields.name,
      email: fields.email,
      phone_number: fields.phone,
      date_of_birth: fields.dob,
      gender: fields.gender,
      nationality: fields.nationality,
      current_address: fields.current_address,
      permanent_address: fields.permanent_address,
      contact_preference: fields.contact_preference,
    }),
    prepare: (given, _form, { contents }) => over(presentDetails(contents.details), given),
    problems(person, _form, { asker, contents: { details } }): FieldErrors {
      const problems: FieldErrors = {};
      if (person.email !== details.email) problems.email = [say.email_fixed];
      if (!isAdmin(asker) && person.phone_number !== details.phoneNumber) {
        problems.phone_number = [say.phone_fixed];
      }
      return problems;
    },
    async keep(person, _form, { stores, application }) {
      const stored = await stores.applications.details(application.id);
      await stores.applications.updateDetails(application.id, detailsOf(personalOf(person)));
      const { full_name: name, phone_number: phone } = person;
      const changed = stored && told({ name, phone }, stored);
      if (changed) {
        const payload: RenamePerson = { person_id: application.personId, ...changed };
        await stores.enqueue(renamePerson, payload);
      }
    },
    form: (person) => personalForm(personalOf(person)),
  });

/** What the account has to be told. */
function told(
  { name, phone }: { name: string; phone: string },
  { fullName, phoneNumber }: Details,
): Omit<RenamePerson, 'person_id'> | undefined {
  if (phone !== phoneNumber) return { name, phone };
  return name !== fullName ? { name } : undefined;
}

const personalOf = (person: EditedPerson): Personal => ({
  name: person.full_name,
  email: person.email,
  phone: person.phone_number,
  dob: person.date_of_birth,
  gender: person.gender,
  nationality: person.nationality,
  current_address: person.current_address,
  permanent_address: person.permanent_address,
  contact_preference: person.contact_preference,
});
