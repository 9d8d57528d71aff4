import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Language } from '@portal/service-kit/language';

/** Days 'YYYY-MM-DD', the first and the last. */
export interface Period {
  from: string;
  until: string;
}

/** By the clock of the portal's zone: 'YYYY-MM-DDTHH:mm'. */
export type LocalTime = string;

/** The words of a round: a name in English, and in further languages. */
export type RoundNames = Partial<Record<Language, string>>;

/** What an administrator sets. */
export interface RoundFacts {
  programme: ApplicationType;
  names: RoundNames;
  opens: LocalTime;
  /** From this minute on nothing is taken. */
  closes: LocalTime;
  /** How much longer a draft that was begun before the closing can be submitted. */
  graceMinutes: number;
  /** null: no limit. */
  places: number | null;
  /** When those who are accepted come; empty: any time. */
  periods: Period[];
  /** Whether the 365 days between two applications of the programme do not count for it. */
  liftsYearLimit: boolean;
}

/** A time in which applications of a programme are taken. */
export interface Round extends RoundFacts {
  id: number;
  /** Raised by each change. */
  version: number;
}

/** More time for one application. */
export interface Extension {
  applicationId: number;
  roundId: number;
  until: LocalTime;
  reason: string;
  givenBy: { personId: number; name: string };
  givenAt: Date;
}
