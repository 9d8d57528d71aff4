import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import type { ServiceClient } from '@portal/service-kit/client';
import { Invalid, Unavailable } from '@portal/service-kit/errors';
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
  /** Of a custom role: what it may. */
  permissions?: readonly string[];
}

/** What a member of staff must not see: applications of people whom they know, and programmes read without names. */
export interface Hidden {
  applications: number[];
  programmes: string[];
}

/** A release of before knows no such programmes, and none can be read so while it runs. */
type HiddenAnswer = Pick<Hidden, 'applications'> & Partial<Hidden>;

/** A list of all programmes as a member of staff sees it: the query of listApplications. */
export type ListQuery = Record<string, string>;

export interface Applications {
  /** @throws NotFound, Forbidden, NotSignedIn, PortalClosed, Unavailable */
  forStaff(id: number, caller: Caller): Promise<Review>;
  /** The same review, for its owner. */
  forOwner(id: number, caller: Caller): Promise<Review>;
  /** What must be hidden from this member of staff. @throws Unavailable */
  hiddenFrom(person: Person, requestId: string): Promise<Hidden>;
  /** The IANA zone in which the portal counts days; the known one while nobody answers. */
  timeZone(requestId: string): Promise<string>;
  /** What a list holds for this member of staff. @throws Invalid, Unavailable */
  matching(person: Person, query: ListQuery, requestId: string): Promise<number[]>;
  /** How far these applications are, as every page shows it, by their ids; empty where a release of before is asked. @throws Unavailable */
  progressOf(ids: readonly number[], requestId: string): Promise<ReadonlyMap<number, number>>;
  /** Records that a report is given out; without that nobody gets it. @throws Unavailable */
  recordExport(report: GivenOut, requestId: string): Promise<void>;
}

export function askApplications(client: ServiceClient, clock = () => new Date()): Applications {
  const statusOf = (requestId: string) =>
    client.call<PortalAnswer>({ method: 'GET', path: '/api/portal-status', requestId });
  const timeZone = portalTimeZone(async (requestId) => (await statusOf(requestId)).body?.time_zone, clock);
  async function ask(path: string, { authorization, requestId, address }: Caller): Promise<Review> {
    const headers = { authorization, 'X-Forwarded-For': address };
    const answer = await client.call<{ review: Review }>({ method: 'GET', path, headers, requestId });
    if (answer.status === 200) return answer.body.review;
    throw refusal(answer);
  }
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
    forStaff: (id, caller) => ask(`/api/admin/applications/${id}?purpose=export`, caller),
    async forOwner(id, caller) {
      const status = await statusOf(caller.requestId);
      if (status.body?.portal_enabled === false) throw new PortalClosed();
      return ask(`/api/user/applications/${id}`, caller);
    },
  };
}

/** Services know what built-in roles may, also those of the release before. */
const filter = ({ role, permissions }: Omit<Person, 'personId'>): Record<string, string> => ({
  role,
  ...(permissions && { permissions: permissions.join() }),
});

interface PortalAnswer {
  portal_enabled?: boolean;
  time_zone?: string;
}

interface Matching {
  ids: number[];
  /** Of a refusal. */
  message?: string;
  errors?: Record<string, string[]>;
}

const refusedList = ({ errors = {}, message }: Matching): Invalid => new Invalid(errors, message);

const asBefore = ({ token: _, format, ...result }: GivenOut) => ({
  ...result,
  format: format === 'csv' ? 'excel' : format,
});
