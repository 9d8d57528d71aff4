import {
  type OfferState,
  ownReference,
  programmeOf,
  referenceOf,
} from '@portal/contract-svc-applications-v1';
import type { MailBranding } from '@portal/service-kit/mail';
import type { Answers, Application } from '../../application';
import type { CalendarEvent } from './ics';

export type Subject = Pick<
  Application,
  'id' | 'type' | 'status' | 'withdrawnAt' | 'version' | 'updatedAt'
> & {
  answers: Answers;
  /** The newest offer of a place; its days replace those that the applicant asked for. */
  offer?: CalendarOffer | undefined;
};

/** The facts of an offer that a calendar shows. */
export interface CalendarOffer {
  state: OfferState;
  from: string;
  until: string;
}

interface Span {
  from: string;
  until: string;
}

const mostSpans = 3;

/** Whether a typed text is an existing day, 'YYYY-MM-DD'. */
const isDay = (typed: unknown): typed is string =>
  typeof typed === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(typed) &&
  new Date(Date.parse(`${typed}T00:00:00Z`) || 0).toISOString().startsWith(typed);

/** The periods of an internship, or the days of a visit. */
export function spansOf({ periods, visit_start_date, visit_end_date }: Answers): Span[] {
  const rows = Array.isArray(periods) ? (periods as { start_date?: unknown; end_date?: unknown }[]) : [];
  const days = rows.map((row) => [row?.start_date, row?.end_date] as const);
  const pairs = days.length > 0 ? days : [[visit_start_date, visit_end_date] as const];
  return pairs
    .flatMap(([from, until]) => (isDay(from) && isDay(until) && from <= until ? [{ from, until }] : []))
    .slice(0, mostSpans);
}

/** Whether calendars show the application: submitted, neither withdrawn nor rejected. */
export const isInCalendars = ({ status, withdrawnAt }: Pick<Subject, 'status' | 'withdrawnAt'>): boolean =>
  withdrawnAt === null && ['submitted', 'in-review', 'approved'].includes(status);

/** The days of an offer that is open or accepted, and none of an ended offer; without an offer the days asked for. */
export function daysOf({ offer, answers }: Pick<Subject, 'offer' | 'answers'>): Span[] {
  if (!offer) return spansOf(answers);
  const { state, from, until } = offer;
  return state === 'open' || state === 'accepted' ? [{ from, until }] : [];
}

/** Whether the days are certain: the applicant accepted the offer or, without an offer, the application is approved. */
const isSure = ({ status, offer }: Pick<Subject, 'status' | 'offer'>): boolean =>
  offer ? offer.state === 'accepted' : status === 'approved';

interface EventText {
  summary: string;
  description: string;
  url: string;
}

function eventsOf(application: Subject, text: EventText, host: string): CalendarEvent[] {
  const { id, version, updatedAt } = application;
  return daysOf(application).map((span, place) => ({
    uid: `application-${id}-${place + 1}@${host}`,
    changedAt: updatedAt,
    sequence: version,
    ...span,
    ...text,
    status: isSure(application) ? 'CONFIRMED' : 'TENTATIVE',
  }));
}

interface Place {
  publicUrl: string;
  branding: Pick<MailBranding, 'name'>;
}

const hostOf = ({ publicUrl }: Place) => new URL(publicUrl).hostname;

/** The events of the applicant's own calendar. */
export function ownEvents(application: Subject, place: Place): CalendarEvent[] {
  const { label } = programmeOf(application.type);
  const sure = isSure(application);
  const waits = application.offer
    ? 'Offered: accept it, so that the place is yours.'
    : 'Not decided yet: book nothing before you have our answer.';
  const text = {
    summary: `${label}, ${place.branding.name}${sure ? '' : application.offer ? ' (offered)' : ' (asked for)'}`,
    description: `${ownReference(application.id)}. ${sure ? 'Accepted.' : waits}`,
    url: `${place.publicUrl}/userdashboard/applications/${application.id}`,
  };
  return eventsOf(application, text, hostOf(place));
}

/**
 * The events of a calendar for staff. Calendar programs of other companies read it, so it has no names: only programme,
 * reference, days, and an address that needs a sign-in.
 */
export function staffEvents(application: Subject, place: Place): CalendarEvent[] {
  const { id, type, offer } = application;
  const waits = offer ? 'Offered, waits for the reply.' : 'Waits for its decision.';
  const text = {
    summary: `${programmeOf(type).label} ${referenceOf(type, id)}`,
    description: isSure(application) ? 'Accepted.' : waits,
    url: `${place.publicUrl}/dashboard/${type}/${id}`,
  };
  return eventsOf(application, text, hostOf(place));
}
