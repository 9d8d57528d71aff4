import { ownReference, programmeOf, referenceOf } from '@portal/contract-svc-applications-v1';
import type { MailBranding } from '@portal/service-kit/mail';
import type { Answers, Application } from '../../application';
import type { CalendarEvent } from './ics';

export type Subject = Pick<
  Application,
  'id' | 'type' | 'status' | 'withdrawnAt' | 'version' | 'updatedAt'
> & { answers: Answers };

interface Span {
  from: string;
  until: string;
}

const mostSpans = 3;

/** A day that exists. */
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

/** Whether it stands in calendars: what was withdrawn, rejected or not submitted does not. */
export const isInCalendars = ({ status, withdrawnAt }: Pick<Subject, 'status' | 'withdrawnAt'>): boolean =>
  withdrawnAt === null && ['submitted', 'in-review', 'approved'].includes(status);

interface EventText {
  summary: string;
  description: string;
  url: string;
}

function eventsOf(application: Subject, text: EventText, host: string): CalendarEvent[] {
  const { id, status, version, updatedAt } = application;
  return spansOf(application.answers).map((span, place) => ({
    uid: `application-${id}-${place + 1}@${host}`,
    changedAt: updatedAt,
    sequence: version,
    ...span,
    ...text,
    // A decision confirms what until then is a wish.
    status: status === 'approved' ? 'CONFIRMED' : 'TENTATIVE',
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
  const isSure = application.status === 'approved';
  const text = {
    summary: `${label}, ${place.branding.name}${isSure ? '' : ' (asked for)'}`,
    description: `${ownReference(application.id)}. ${isSure ? 'Accepted.' : 'Not decided yet: book nothing before you have our answer.'}`,
    url: `${place.publicUrl}/userdashboard/applications/${application.id}`,
  };
  return eventsOf(application, text, hostOf(place));
}

/**
 * The events of a calendar of staff. Programs on servers of others read it, so it has no names: programme, reference,
 * days, and the address behind the sign-in.
 */
export function staffEvents(application: Subject, place: Place): CalendarEvent[] {
  const { id, type, status } = application;
  const text = {
    summary: `${programmeOf(type).label} ${referenceOf(type, id)}`,
    description: status === 'approved' ? 'Accepted.' : 'Waits for its decision.',
    url: `${place.publicUrl}/dashboard/${type}/${id}`,
  };
  return eventsOf(application, text, hostOf(place));
}
