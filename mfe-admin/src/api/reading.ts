import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import {
  X01,
  X02,
  X03,
  X04,
  X05,
  X06,
  X07,
  X08,
  X09,
  X10,
  X11,
  X12,
  X13,
  X14,
  X15,
  X16,
  X17,
  X18,
  X19,
  X20,
  Z75,
} from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, ApiError, call } from '@portal/remote-sdk';

/** What staff have written and arranged about an application. */
export type Reading = AnswerBody<'X07'>;
export type Note = Reading['notes'][number];
export type Criterion = NonNullable<Reading['form']>['criteria'][number];
export type Results = NonNullable<Reading['results']>;
export type OwnSheet = NonNullable<Reading['own_sheet']>;
/** A label with the number of applications that have it. */
export type Label = AnswerBody<'X02'>['labels'][number];
export type Colleague = AnswerBody<'X01'>['colleagues'][number];
export type KnownApplicant = AnswerBody<'X14'>['conflicts'][number];
export type ScoreForm = AnswerBody<'X17'>['forms'][number];
export type Sharing = RequestBody<'X10'>;
export type Shared = AnswerBody<'X10'>;
export type TypedSheet = RequestBody<'X19'>;

/** Null where svc-applications is older and knows none. */
export async function readReading(api: ApiClient, id: number): Promise<Reading | null> {
  try {
    return (await call(api, X07, { params: { id } })).body;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The active members of staff by name. */
export const readColleagues = async (api: ApiClient): Promise<Colleague[]> =>
  (await call(api, X01)).body.colleagues;

export const writeNote = async (api: ApiClient, id: number, text: string): Promise<Note> =>
  (await call(api, X08, { params: { id }, body: { text } })).body.note;

export const removeNote = (api: ApiClient, id: number) => call(api, X09, { params: { id } });

export const readLabels = async (api: ApiClient): Promise<Label[]> => (await call(api, X02)).body.labels;

export const addLabel = async (api: ApiClient, body: RequestBody<'X03'>): Promise<Label[]> =>
  (await call(api, X03, { body })).body.labels;

export const changeLabel = async (api: ApiClient, id: number, body: RequestBody<'X04'>): Promise<Label[]> =>
  (await call(api, X04, { params: { id }, body })).body.labels;

export const removeLabel = async (api: ApiClient, id: number): Promise<Label[]> =>
  (await call(api, X05, { params: { id } })).body.labels;

/** Puts a label on applications, or takes it off. */
export const putLabel = (api: ApiClient, id: number, applicationIds: number[], on: boolean) =>
  call(api, X06, { params: { id }, body: { application_ids: applicationIds, on } });

export const assign = (api: ApiClient, id: number, reader: number) =>
  call(api, X12, { params: { id, reader } });

export const unassign = (api: ApiClient, id: number, reader: number) =>
  call(api, X16, { params: { id, reader } });

/** How the applications would be shared out; nothing is stored. */
export const planShares = async (api: ApiClient, body: Sharing): Promise<Shared> =>
  (await call(api, X11, { body })).body;

export const shareOut = async (api: ApiClient, body: Sharing): Promise<Shared> =>
  (await call(api, X10, { body })).body;

/** Says that one knows the applicant. */
export const knowApplicant = (api: ApiClient, id: number) => call(api, X13, { params: { id } });

export const readConflicts = async (api: ApiClient): Promise<KnownApplicant[]> =>
  (await call(api, X14)).body.conflicts;

/** Lifts one's own where no other administrator works; the reason is kept. */
export const overrideConflict = async (
  api: ApiClient,
  id: number,
  reason: string,
): Promise<KnownApplicant[]> => (await call(api, Z75, { params: { id }, body: { reason } })).body.conflicts;

export const liftConflict = async (api: ApiClient, id: number): Promise<KnownApplicant[]> =>
  (await call(api, X15, { params: { id } })).body.conflicts;

export const readScoreForms = async (api: ApiClient): Promise<ScoreForm[]> =>
  (await call(api, X17)).body.forms;

export const saveScoreForm = async (
  api: ApiClient,
  programme: string,
  body: RequestBody<'X18'>,
): Promise<ScoreForm[]> => (await call(api, X18, { params: { programme }, body })).body.forms;

/** Keeps one's score sheet as typed. */
export const keepSheet = async (api: ApiClient, id: number, body: TypedSheet): Promise<OwnSheet> =>
  (await call(api, X19, { params: { id }, body })).body.sheet;

export const sendSheet = async (api: ApiClient, id: number, body: TypedSheet): Promise<OwnSheet> =>
  (await call(api, X20, { params: { id }, body })).body.sheet;
