import { formatInstant } from '@portal/application-ui';
import type { ApplicationType, OwnApplication } from '../api';

export const programmeName = { intern: 'Internship', visitor: 'Visit' } as const;

/** Within a sentence: 'Apply for an internship'. */
export const aProgramme = { intern: 'an internship', visitor: 'a visit' } as const;

/** Where a first draft goes on: with this address its wizard takes an account's session for either programme. */
export const continuePath = {
  intern: '/application/interns?continue',
  visitor: '/application/visitors?continue',
} as const;

export const isProgramme = (type: string | undefined): type is ApplicationType =>
  type === 'intern' || type === 'visitor';

/** 'APP-007': the reference a person may quote. */
export function reference(id: number): string {
  return `APP-${String(id).padStart(3, '0')}`;
}

/** 'Submitted on 20 November 2026', or how far it has come. */
export function standing({
  submitted_date,
  updated_at,
}: Pick<OwnApplication, 'submitted_date' | 'updated_at'>): string {
  return submitted_date
    ? `Submitted on ${formatInstant(submitted_date)}`
    : `Not submitted yet. Last saved on ${formatInstant(updated_at)}`;
}

export function counts(list: readonly OwnApplication[]) {
  const withStatus = (...statuses: string[]) => list.filter(({ status }) => statuses.includes(status)).length;
  return {
    total: list.length,
    pending: withStatus('submitted', 'in-review'),
    approved: withStatus('approved'),
  };
}
