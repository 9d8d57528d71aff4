import type { ReferenceType } from '@portal/contract-svc-applications-v1';
import { type Questions, referees } from '@portal/contract-svc-applications-v1/questions';
import type Joi from 'joi';
import type { Answers } from '../answers/answers';
import type { Referee } from '../contents';
import { schemasOf } from '../questions/schema';

export interface RefereeAnswers {
  full_name: string;
  institution?: string;
  organization?: string;
  email: string;
  phone: string | null;
  relationship: string | null;
  position?: string;
}

/** The index of each type of referee in the form's list of references. */
export const placeOf: Record<ReferenceType, number> = { academic: 0, community: 1 };

/** The form's field name for the workplace of each type of referee. */
export const workplaceOf = { academic: 'institution', community: 'organization' } as const;

/** The schemas of all questions about one type of referee. */
export const refereeFields = (type: ReferenceType): Record<string, Joi.Schema> =>
  schemasOf<Questions>(referees[type].ask);

export function refereeOf(type: ReferenceType, body: RefereeAnswers): Referee {
  return {
    type,
    fullName: body.full_name,
    organization: body[workplaceOf[type]] ?? '',
    email: body.email,
    phone: body.phone,
    relationship: body.relationship,
    position: body.position ?? null,
  };
}

/** The references with this referee in place: the academic referee first, then the community referee. */
export function withReferee(stored: Answers, { type, fullName, organization, ...referee }: Referee): Answers {
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
    ...(referee.position && { position: referee.position }),
  };
  const [academic = { type: 'academic' }, community = { type: 'community' }] = references;
  return { references: type === 'academic' ? [typed, community] : [academic, typed] };
}
