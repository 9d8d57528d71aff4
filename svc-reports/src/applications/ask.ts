import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import type { ServiceClient } from '@portal/service-kit/client';
import { Invalid, NotFound, Unavailable } from '@portal/service-kit/errors';
import { PortalClosed } from '../errors';
import { refusal } from './refusal';
import { sharesOf } from './shares';
import { portalTimeZone } from './time-zone';

/** One application with all its contents, as svc-applications shows it to this caller. */
export type Review = AnswerBody<'openApplication'>['review'];

/** The caller's credentials, which are passed on to svc-applications unchanged. */
export interface Caller {
  authorization: string;
  requestId: string;
  /** The caller's network address, for the event of the export. */
  address: string;
}

/** The statistics of a round, or of all applications without a round. */
export type RoundFigures = AnswerBody<'listRoundFigures'>['figures'][number];
export type Places = AnswerBody<'getPlaces'>;

/** A range of days, both ends included. */
export interface Span {
  from: string;
  until: string;
}

export type ReportFormat = 'pdf' | 'excel' | 'csv';

/** Who gets a report, and at which address. */
export interface GivenOut {
  person_id: number;
  role: string;
  format: ReportFormat;
  /** The receiver's network address. */
  address: string;
  /** The id of the access token, if a program gets the report. */
  token?: number;
}

/** A member of staff. */
interface Person {
  personId: number;
  role: string;
  /** The permissions of a custom role. */
  permissions?: readonly string[];
}

/**
 * What a member of staff must not see: applications of people whom they know, and programmes that are reviewed without
 * names.
 */
export interface Hidden {
  applications: number[];
  programmes: string[];
}

/** An older release does not know such programmes, and none exist while it runs. */
type HiddenAnswer = Pick<Hidden, 'applications'> & Partial<Hidden>;

/** The filter of a list as a member of staff sees it: the query of listApplications. */
export type ListQuery = Record<string, string>;

export interface Applications {
  /** @throws NotFound, Forbidden, NotSignedIn, PortalClosed, Unavailable */
  forStaff(id: number, caller: Caller): Promise<Review>;
  /** Returns the same review for the applicant who owns it. */
  forOwner(id: number, caller: Caller): Promise<Review>;
  /** Returns the statistics of all rounds. @throws Forbidden, NotSignedIn, Unavailable */
  roundFigures(caller: Caller): Promise<RoundFigures[]>;
  /** Returns the calendar of places as the caller sees it. @throws Invalid, Forbidden, Unavailable */
  places(span: Span, caller: Caller): Promise<Places>;
  /** Returns what must be hidden from this member of staff. @throws Unavailable */
  hiddenFrom(person: Person, requestId: string): Promise<Hidden>;
  /** Returns the IANA time zone in which the portal counts days; the last known one while nobody answers. */
  timeZone(requestId: string): Promise<string>;
  /** Returns ids of the applications in a list, as this member of staff sees it. @throws Invalid, Unavailable */
  matching(person: Person, query: ListQuery, requestId: string): Promise<number[]>;
  /**
   * Returns the progress of applications by id, as every page shows it; empty if an older release answers. @throws
   * Unavailable
   */
  progressOf(ids: readonly number[], requestId: string): Promise<ReadonlyMap<number, number>>;
  /** Records that a report is given out; if this fails, nobody gets the report. @throws Unavailable */
  recordExport(report: GivenOut, requestId: string): Promise<void>;
}

export function askApplications(client: ServiceClient, clock = () => new Date()): Applications {
  const statusOf = (requestId: string) =>
    client.call<PortalAnswer>({ method: 'GET', path: '/api/portal-status', requestId });
  const timeZone = portalTimeZone(async (requestId) => (await statusOf(requestId)).body?.time_zone, clock);
  async function as<Body>({ authorization, requestId, address }: Caller, path: string): Promise<Body> {
    const headers = { authorization, 'X-Forwarded-For': address };
    const answer = await client.call<Body & Refused>({ method: 'GET', path, headers, requestId });
    if (answer.status === 200) return answer.body;
    if (answer.status === 422) throw refusedList(answer.body);
    throw refusal(answer);
  }
  const ask = async (path: string, caller: Caller) => (await as<{ review: Review }>(caller, path)).review;
  return {
    timeZone,
    async hiddenFrom({ personId, ...holder }, requestId) {
      const path = `/internal/staff/${personId}/hidden?${new URLSearchParams(filter(holder))}`;
      const answer = await client.call<HiddenAnswer>({ method: 'GET', path, requestId });
      if (answer.status === 200) return { programmes: [], ...answer.body };
      // An older release without this call answers 404, as does one that does not accept our credential.
      throw answer.status === 404 ? new Unavailable() : refusal(answer);
    },
    async matching({ personId, ...holder }, query, requestId) {
      const path = `/internal/staff/${personId}/matching`;
      const body = { ...filter(holder), query };
      const answer = await client.call<Matching>({
        method: 'POST',
        path,
        body,
        requestId,
        timeoutMs: 15_000,
      });
      if (answer.status === 200) return answer.body.ids;
      if (answer.status === 422) throw refusedList(answer.body);
      // An older release without this call answers 404.
      throw answer.status === 404 ? new Unavailable() : refusal(answer);
    },
    progressOf: (ids, requestId) => sharesOf(client, ids, requestId),
    async recordExport(body, requestId) {
      const path = '/internal/events/export';
      const record = (body: object) => client.call({ method: 'POST', path, body, requestId });
      const first = await record(body);
      // 422 comes from a replica of the previous release, which knows no CSV and no access tokens.
      const answer = first.status === 422 ? await record(asBefore(body)) : first;
      // 404 comes from a replica of an older release, which records no exports.
      if (answer.status !== 204 && answer.status !== 404) throw refusal(answer);
    },
    async roundFigures(caller) {
      const listed = as<AnswerBody<'listRoundFigures'>>(caller, '/api/admin/round-figures');
      return (await whereKnown(listed)).figures;
    },
    places: (span, caller) =>
      whereKnown(as<Places>(caller, `/api/places?${new URLSearchParams({ ...span })}`)),
    forStaff: (id, caller) => ask(`/api/admin/applications/${id}?purpose=export`, caller),
    async forOwner(id, caller) {
      const status = await statusOf(caller.requestId);
      if (status.body?.portal_enabled === false) throw new PortalClosed();
      return ask(`/api/user/applications/${id}`, caller);
    },
  };
}

/** Treats 404 as unavailable: a replica of an older release does not have the call. */
const whereKnown = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw error instanceof NotFound ? new Unavailable() : error;
  });

/** Custom roles send their permissions; services, also of the previous release, know those of built-in roles. */
const filter = ({ role, permissions }: Omit<Person, 'personId'>): Record<string, string> => ({
  role,
  ...(permissions && { permissions: permissions.join() }),
});

interface PortalAnswer {
  portal_enabled?: boolean;
  time_zone?: string;
}

interface Refused {
  message?: string;
  errors?: Record<string, string[]>;
}

interface Matching extends Refused {
  ids: number[];
}

const refusedList = ({ errors = {}, message }: Refused): Invalid => new Invalid(errors, message);

const asBefore = ({ token: _, format, ...result }: GivenOut) => ({
  ...result,
  format: format === 'csv' ? 'excel' : format,
});
