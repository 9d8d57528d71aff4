import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Language } from '@portal/service-kit/language';

/** An ISO day to an ISO day, both included. */
export interface Period {
  from: string;
  until: string;
}

/** A local time in the portal's time zone, 'YYYY-MM-DDTHH:mm'. */
export type LocalTime = string;

/** The names of a round by language; English is always among them. */
export type RoundNames = Partial<Record<Language, string>>;

/** The facts of a round that an administrator sets. */
export interface RoundFacts {
  programme: ApplicationType;
  names: RoundNames;
  opens: LocalTime;
  /** From this minute on no application is accepted. */
  closes: LocalTime;
  /** Minutes after the closing in which a draft that was begun before can still be submitted. */
  graceMinutes: number;
  /** The number of places; null: no limit. */
  places: number | null;
  /** When accepted applicants come; empty: at any time. */
  periods: Period[];
  /** Whether an application in this round is allowed within 365 days of an earlier one. */
  liftsYearLimit: boolean;
}

/** A time in which a programme accepts applications. */
export interface Round extends RoundFacts {
  id: number;
  /** Grows by one with each change. */
  version: number;
}

/** Extra time for one application. */
export interface Extension {
  applicationId: number;
  roundId: number;
  until: LocalTime;
  reason: string;
  givenBy: { personId: number; name: string };
  givenAt: Date;
}
