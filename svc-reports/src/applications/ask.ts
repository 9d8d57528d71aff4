import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import type { ServiceClient } from '@portal/service-kit/client';
import { Invalid, NotFound, Unavailable } from '@portal/service-kit/errors';
import { PortalClosed } from '../errors';
import { refusal } from './refusal';
import { sharesOf } from './shares';
import { portalTimeZone } from './time-zone';

/** One application with all contents, as svc-applications shows it to this caller. */
export type Review = AnswerBody<'openApplication'>['review'];

/** The credentials of the caller, which go to svc-applications unchanged. */
export interface Caller {
  authorization: string;
  requestId: string;
  /** The network address, for the event of the export. */
  address: string;
}

/** The figures of a round, or of what is for none. */
export type RoundFigures = AnswerBody<'listRoundFigures'>['figures'][number];
export type Places = AnswerBody<'getPlaces'>;

/** Days, both included. */
export interface Span {
  from: string;
  until: string;
}

export type ReportFormat = 'pdf' | 'excel' | 'csv';

/** Who gets a report, and where. */
export interface GivenOut {
  person_id: number;
  role: string;
  format: ReportFormat;
  /** The network address. */
  address: string;
  /** The id of the token by which a program gets it. */
  token?: number;
}

/** A member of staff. */
interface Person {
  personId: number;
  role: string;
  /** The permissions of a custom role. */
  permissions?: readonly string[];
}

/** What a member of staff must not see: applications of people whom they know, and programmes read without names. */
export interface Hidden {
  applications: number[];
  programmes: string[];
}

/** An earlier release knows no such programmes, and none can be read so while it runs. */
type HiddenAnswer = Pick<Hidden, 'applications'> & Partial<Hidden>;

/** A list of all programmes as a member of staff sees it: the query of listApplications. */
export type ListQuery = Record<string, string>;

export interface Applications {
  /** @throws NotFound, Forbidden, NotSignedIn, PortalClosed, Unavailable */
  forStaff(id: number, caller: Caller): Promise<Review>;
  /** The same review, for its owner. */
  forOwner(id: number, caller: Caller): Promise<Review>;
  /** The figures of all rounds. @throws Forbidden, NotSignedIn, Unavailable */
  roundFigures(caller: Caller): Promise<RoundFigures[]>;
  /** The calendar of places in these days, as this member of staff sees it. @throws Invalid, Forbidden, Unavailable */
  places(span: Span, caller: Caller): Promise<Places>;
  /** What must be hidden from this member of staff. @throws Unavailable */
  hiddenFrom(person: Person, requestId: string): Promise<Hidden>;
  /** The IANA zone in which the portal counts days; the known one while nobody answers. */
  timeZone(requestId: string): Promise<string>;
  /** What a list holds for this member of staff. @throws Invalid, Unavailable */
  matching(person: Person, query: ListQuery, requestId: string): Promise<number[]>;
  /** How far these applications are, as every page shows it, by their ids; empty where an earlier release is asked. @throws Unavailable */
  progressOf(ids: readonly number[], requestId: string): Promise<ReadonlyMap<number, number>>;
  /** Records that a report is given out; without that nobody gets it. @throws Unavailable */
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
      // Also for 404, which a release without this call answers, and one that does not take our credential.
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
      // Also for 404, which a release without this call answers.
      throw answer.status === 404 ? new Unavailable() : refusal(answer);
    },
    progressOf: (ids, requestId) => sharesOf(client, ids, requestId),
    async recordExport(body, requestId) {
      const path = '/internal/events/export';
      const record = (body: object) => client.call({ method: 'POST', path, body, requestId });
      const first = await record(body);
      // 422: a replica of the release before, which knows tables as Excel alone, and no tokens.
      const answer = first.status === 422 ? await record(asBefore(body)) : first;
      // 404: a replica of the release before, which records no exports.
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

/** 404 means a replica of an earlier release, which does not have the call. */
const whereKnown = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw error instanceof NotFound ? new Unavailable() : error;
  });

/** Services know what built-in roles may, also those of the release before. */
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
