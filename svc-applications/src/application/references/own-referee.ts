import { letterMessages, ownRefereeBy } from '@portal/contract-svc-applications-v1';
import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import type { Identity } from '../application';
import type { Referee } from '../contents';
import { placeOf } from './referee';

type Applicant = Pick<Identity, 'email' | 'phoneNumber'>;

/** The field ('email' or 'phone') by which a referee is the applicant; undefined if the referee is somebody else. */
export const ownBy = (
  referee: { email?: string | null; phone?: string | null },
  { email, phoneNumber }: Applicant,
) => ownRefereeBy(referee, { email, phone: phoneNumber });

/**
 * Refuses an applicant as their own referee.
 * @throws Invalid at the field that is the same
 */
export function refuseOwn(
  referee: { email?: string | null; phone?: string | null },
  applicant: Applicant,
): void {
  const by = ownBy(referee, applicant);
  if (by) throw new Invalid({ [by]: [letterMessages.self] }, letterMessages.self);
}

/** The problems of referees who are the applicant themselves, by their places in the form. */
export const ownReferees = (referees: readonly Referee[], applicant: Applicant): FieldErrors =>
  Object.fromEntries(
    referees.flatMap((referee) => {
      const by = ownBy(referee, applicant);
      return by ? [[`references.${placeOf[referee.type]}.${by}`, [letterMessages.self]]] : [];
    }),
  );
