import type { ApplicationType, DayOffKind } from '@portal/contract-svc-applications-v1';

/** How many people may come in a period or a week. Days are local dates, 'YYYY-MM-DD'. */
export interface PlacePeriod {
  id: number;
  programme: ApplicationType;
  /** The round for which it counts; null: all rounds. */
  roundId: number | null;
  from: string;
  until: string;
  places: number;
  label: string | null;
}

export type NewPlacePeriod = Omit<PlacePeriod, 'id'>;

/** Days on which nobody can come. */
export interface DayOff {
  id: number;
  from: string;
  until: string;
  kind: DayOffKind;
  label: string;
}

export type NewDayOff = Omit<DayOff, 'id'>;

/** The places that an open or accepted offer takes. */
export interface TakenPlace {
  offerId: number;
  applicationId: number;
  programme: ApplicationType;
  roundId: number | null;
  state: 'open' | 'accepted';
  from: string;
  until: string;
  participants: number;
  applicantName: string;
}
