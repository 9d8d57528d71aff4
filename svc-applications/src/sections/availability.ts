import {
  availability as asked,
  availabilityByPeriod as askedByPeriod,
  type Questions,
  visitAvailability,
  visitAvailabilityByPeriod,
} from '@portal/contract-svc-applications-v1/questions';
import type { FormData } from '../applications/application';
import type { Period } from '../applications/contents';
import { schemasOf } from '../questions/schema';
import { defineFormSection, defineSection, type FormSection, type Section } from './section';

interface AvailabilityAnswers {
  periods: { start_date: string; end_date: string }[];
  hours_available: number;
}

const availabilityOf = ({ ask }: { ask: Questions }): FormSection =>
  defineFormSection<AvailabilityAnswers>(
    {
      summary: 'When the applicant is available, and for how many hours a week',
      fields: schemasOf(ask) as FormSection<AvailabilityAnswers>['fields'],
      told: ({ periods, hours_available }) => ({
        lists: { periods: periods.map((one) => ({ ...one, hours_available })) },
      }),
      form: ({ periods, hours_available }) => ({ periods, hours_available }),
    },
    { stored: ({ lists: { periods } }) => periodsForm(periods) },
  );

export const availability = availabilityOf(asked);
/** The days of a visit are asked for as a visit's. */
export const visitAvailable = availabilityOf(visitAvailability);

/** The form asks for the hours once: those of the first period stand for all. */
const periodsForm = (periods: Period[]): FormData => ({
  periods: periods.map(({ start_date, end_date }) => ({ start_date, end_date })),
  hours_available: periods[0]?.hours_available ?? '',
});

const byPeriod = ({ ask }: typeof askedByPeriod | typeof visitAvailabilityByPeriod): Section =>
  defineSection<{ periods: Period[] }>({
    summary: 'When the applicant is available, with the hours a week of each period',
    fields: schemasOf(ask),
    told: ({ periods }) => ({ lists: { periods } }),
    form: ({ periods }) => periodsForm(periods),
    answered: ({ periods }) => ({ ...periodsForm(periods), periods }),
  });

/** The same where each period has hours of its own. */
export const availabilityByPeriod = byPeriod(askedByPeriod);
export const visitAvailableByPeriod = byPeriod(visitAvailabilityByPeriod);
