import { formatInstant } from '@portal/application-ui';
import { applicationPaths, programmeOf } from '@portal/contract-svc-applications-v1';
import type { ApplicationType, OwnApplication } from '../api';

export const programmeName = (type: ApplicationType): string => programmeOf(type).label;

/** Within a sentence: 'Apply for an internship'. */
export const aProgramme = (type: ApplicationType): string => programmeOf(type).one;

/** Where a first draft goes on: with this address its wizard takes an account's session for any programme. */
export const continuePath = (type: ApplicationType): string => `${applicationPaths[type]}?continue`;

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
