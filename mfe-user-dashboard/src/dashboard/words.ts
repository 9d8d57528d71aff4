import type { ListedApplication } from '../api/applications';

export const programmeName = { intern: 'Internship', visitor: 'Visit' } as const;

export const wizardPath = { intern: '/application/interns', visitor: '/application/visitors' } as const;

/** 'APP-007': the reference a person may quote. */
export function reference(id: number): string {
  return `APP-${String(id).padStart(3, '0')}`;
}

/** '20 November 2026', in the person's own language and time zone. */
export function longDate(instant: string, locale: { language: string; timeZone: string }): string {
  return new Intl.DateTimeFormat(locale.language, { dateStyle: 'long', timeZone: locale.timeZone }).format(
    new Date(instant),
  );
}

export function counts(list: readonly ListedApplication[]) {
  const withStatus = (...statuses: string[]) => list.filter(({ status }) => statuses.includes(status)).length;
  return {
    total: list.length,
    pending: withStatus('submitted', 'in-review'),
    approved: withStatus('approved'),
  };
}
