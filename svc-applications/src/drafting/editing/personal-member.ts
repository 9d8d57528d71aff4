import { type ApplicationType, personalMessages as t } from '@portal/contract-svc-applications-v1';
import { person, sectionsOf } from '@portal/contract-svc-applications-v1/questions';
import type { FieldErrors } from '@portal/service-kit/errors';
import Joi from 'joi';
import {
  type Identity,
  identityOf,
  membersOf,
  type Personal,
  personalAnswers,
  type personalFields,
  presentDetails,
  schemasOf,
} from '../../application';
import { can } from '../../platform';
import { over } from './given';
import { defineMember, type Member } from './member';
import { type RenamePerson, renamePerson } from './rename-work';

/** The personal details with the field names of a review. */
interface EditedPerson extends Record<string, unknown> {
  full_name: string;
  email: string;
  phone_number: string;
}

const members = membersOf(person);

/** The applicant's details. Email and phone are the sign-in: only an administrator corrects the phone number here. */
export function personalMember(type: ApplicationType): Member[] {
  const asked = sectionsOf(type).find(({ ask }) => 'nationality' in ask);
  return asked ? [memberOf(schemasOf(asked.ask) as typeof personalFields)] : [];
}

const memberOf = (fields: typeof personalFields): Member =>
  defineMember<EditedPerson>({
    names: ['intern_details'],
    section: person.key,
    schema: Joi.object(
      Object.fromEntries(members.map(([member, key]) => [member, fields[key as keyof Personal]])),
    ),
    prepare: (given, _answers, { contents }) => over(presentDetails(contents.answers), given),
    problems(person, _answers, { actor, contents }): FieldErrors {
      const problems: FieldErrors = {};
      if (person.email !== contents.answers.email) problems.email = [t.email_fixed];
      if (!can(actor, 'editApplications') && person.phone_number !== contents.answers.phone) {
        problems.phone_number = [t.phone_fixed];
      }
      return problems;
    },
    async keep(person, { stores, application: { id, personId, identity } }) {
      await stores.applications.updateIdentity(id, identityOf(personalOf(person)));
      const { full_name: name, phone_number: phone } = person;
      const changed = accountChanges({ name, phone }, identity);
      if (changed) {
        const payload: RenamePerson = { person_id: personId, ...changed };
        await stores.enqueue(renamePerson.kind, payload);
      }
    },
    answers: (person) => personalAnswers(personalOf(person)),
  });

/** The changes that svc-auth must make to the account. */
function accountChanges(
  { name, phone }: { name: string; phone: string },
  { fullName, phoneNumber }: Identity,
): Omit<RenamePerson, 'person_id'> | undefined {
  if (phone !== phoneNumber) return { name, phone };
  return name !== fullName ? { name } : undefined;
}

const personalOf = (edited: EditedPerson): Personal =>
  Object.fromEntries(members.map(([member, key]) => [key, edited[member]])) as unknown as Personal;
