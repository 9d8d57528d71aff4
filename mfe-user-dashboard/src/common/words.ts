import { formatInstant } from '@portal/application-ui';
import { applicationPaths, ownReference, programmeOf } from '@portal/contract-svc-applications-v1';
import { translated } from '@portal/ui/language';
import type { ApplicationType, OwnApplication } from '../api';
import * as t from '../messages/common';

export const programmeName = (type: ApplicationType): string => translated(programmeOf(type).label);

/** The programme's name within a sentence: 'Apply for an internship'. */
export const aProgramme = (type: ApplicationType): string => translated(programmeOf(type).one);

/**
 * The address where a first draft continues: with '?continue' its wizard accepts an account's session for any
 * programme.
 */
export const continuePath = (type: ApplicationType): string => `${applicationPaths[type]}?continue`;

/** 'APP-007': a reference that a person may quote. */
export const reference = ownReference;

/** 'Visit APP-007' */
export const named = ({ id, type }: Pick<OwnApplication, 'id' | 'type'>): string =>
  `${programmeName(type)} ${reference(id)}`;

/** 'Submitted on 20 November 2026', or when a draft was last saved. */
export function state({
  submitted_date,
  updated_at,
}: Pick<OwnApplication, 'submitted_date' | 'updated_at'>): string {
  return submitted_date
    ? t.submittedOn({ day: formatInstant(submitted_date) })
    : t.lastSaved({ day: formatInstant(updated_at) });
}

/**
 * The progress of an application. An earlier service counts open steps only, so its drafts are never called complete.
 */
export const share = ({
  progress,
  submitted_date,
}: Pick<OwnApplication, 'progress' | 'submitted_date'>): string =>
  progress >= 100 && !submitted_date ? t.notSentYet() : t.percentComplete({ progress });

export function counts(list: readonly OwnApplication[]) {
  const notWithdrawn = list.filter(({ withdrawn_at }) => !withdrawn_at);
  const withStatus = (...statuses: string[]) =>
    notWithdrawn.filter(({ status }) => statuses.includes(status)).length;
  return {
    total: list.length,
    pending: withStatus('submitted', 'in-review'),
    approved: withStatus('approved'),
  };
}
