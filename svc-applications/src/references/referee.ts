import type { ReferenceType } from '@portal/contract-svc-applications-v1';
import { type Questions, referees } from '@portal/contract-svc-applications-v1/questions';
import Joi from 'joi';
import type { FormData } from '../applications/application';
import type { Referee } from '../applications/contents';
import { recordId, version } from '../fields';
import { schemasOf } from '../questions/schema';

export interface RefereeAnswers {
  full_name: string;
  institution?: string;
  organization?: string;
  email: string;
  phone: string | null;
  relationship: string | null;
}

export interface RefereeBody extends RefereeAnswers {
  intern_details_id: number;
  application_id?: number;
  type?: string;
  version?: number;
}

/** The place of each reference in the form. */
export const placeOf: Record<ReferenceType, number> = { academic: 0, community: 1 };

/** Where the referee works goes by another name in each of the two forms. */
export const workplaceOf = { academic: 'institution', community: 'organization' } as const;

/** All that is asked of one kind of referee. */
export const refereeFields = (type: ReferenceType): Record<string, Joi.Schema> =>
  schemasOf<Questions>(referees[type].ask);

export const refereeBody = (type: ReferenceType) =>
  Joi.object<RefereeBody>({
    intern_details_id: recordId.required(),
    application_id: recordId,
    type: Joi.string().max(20),
    ...refereeFields(type),
    version,
  });

export function refereeOf(type: ReferenceType, body: RefereeAnswers): Referee {
  return {
    type,
    fullName: body.full_name,
    organization: body[workplaceOf[type]] ?? '',
    email: body.email,
    phone: body.phone,
    relationship: body.relationship,
  };
}

/** The form's list of references with this one in its place: the academic one first, then the community one. */
export function refereeForm(
  stored: FormData,
  { type, fullName, organization, ...referee }: Referee,
): FormData {
  const references: unknown[] = Array.isArray(stored.references) ? stored.references : [];
  const typed = {
    type,
    full_name: fullName,
    institution: '',
    organization: '',
    [workplaceOf[type]]: organization,
    email: referee.email,
    phone: referee.phone ?? '',
    relationship: referee.relationship ?? '',
  };
  const [academic = { type: 'academic' }, community = { type: 'community' }] = references;
  return { references: type === 'academic' ? [typed, community] : [academic, typed] };
}
