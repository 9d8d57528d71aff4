import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, ApiError, call } from '@portal/remote-sdk';

/** What staff have written and arranged about an application. */
export type Reading = AnswerBody<'getAssessment'>;
export type Note = Reading['notes'][number];
export type Criterion = NonNullable<Reading['form']>['criteria'][number];
export type Results = NonNullable<Reading['results']>;
export type OwnScoreSheet = NonNullable<Reading['own_sheet']>;
/** A label with the number of applications that have it. */
export type Label = AnswerBody<'listLabels'>['labels'][number];
export type Colleague = AnswerBody<'listColleagueNames'>['colleagues'][number];
export type KnownApplicant = AnswerBody<'listConflicts'>['conflicts'][number];
export type ScoreForm = AnswerBody<'listScoreForms'>['forms'][number];
export type Sharing = RequestBody<'distributeApplications'>;
export type Shared = AnswerBody<'distributeApplications'>;
export type TypedSheet = RequestBody<'saveScoreSheet'>;

/** Reads these data; null from an older svc-applications without them. */
export async function readReading(api: ApiClient, id: number): Promise<Reading | null> {
  try {
    return (await call(api, applicationCalls.getAssessment, { params: { id } })).body;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Reads the active members of staff by name. */
export const readColleagues = async (api: ApiClient): Promise<Colleague[]> =>
  (await call(api, applicationCalls.listColleagueNames)).body.colleagues;

export const writeNote = async (api: ApiClient, id: number, text: string): Promise<Note> =>
  (await call(api, applicationCalls.addNote, { params: { id }, body: { text } })).body.note;

export const removeNote = (api: ApiClient, id: number) =>
  call(api, applicationCalls.deleteNote, { params: { id } });

export const readLabels = async (api: ApiClient): Promise<Label[]> =>
  (await call(api, applicationCalls.listLabels)).body.labels;

export const addLabel = async (api: ApiClient, body: RequestBody<'createLabel'>): Promise<Label[]> =>
  (await call(api, applicationCalls.createLabel, { body })).body.labels;

export const changeLabel = async (
  api: ApiClient,
  id: number,
  body: RequestBody<'updateLabel'>,
): Promise<Label[]> => (await call(api, applicationCalls.updateLabel, { params: { id }, body })).body.labels;

export const removeLabel = async (api: ApiClient, id: number): Promise<Label[]> =>
  (await call(api, applicationCalls.deleteLabel, { params: { id } })).body.labels;

/** Puts a label on applications, or removes it. */
export const putLabel = (api: ApiClient, id: number, applicationIds: number[], on: boolean) =>
  call(api, applicationCalls.setLabelOnApplications, {
    params: { id },
    body: { application_ids: applicationIds, on },
  });

export const assign = (api: ApiClient, id: number, reader: number) =>
  call(api, applicationCalls.assignReader, { params: { id, reader } });

export const unassign = (api: ApiClient, id: number, reader: number) =>
  call(api, applicationCalls.unassignReader, { params: { id, reader } });

/** Returns how the applications would be distributed among readers; nothing is stored. */
export const planShares = async (api: ApiClient, body: Sharing): Promise<Shared> =>
  (await call(api, applicationCalls.previewDistribution, { body })).body;

export const shareOut = async (api: ApiClient, body: Sharing): Promise<Shared> =>
  (await call(api, applicationCalls.distributeApplications, { body })).body;

/** Declares that the caller knows the applicant. */
export const knowApplicant = (api: ApiClient, id: number) =>
  call(api, applicationCalls.declareConflict, { params: { id } });

export const readConflicts = async (api: ApiClient): Promise<KnownApplicant[]> =>
  (await call(api, applicationCalls.listConflicts)).body.conflicts;

/** Lifts the caller's own conflict when no other administrator exists; the reason is stored. */
export const overrideConflict = async (
  api: ApiClient,
  id: number,
  reason: string,
): Promise<KnownApplicant[]> =>
  (await call(api, applicationCalls.overrideOwnConflict, { params: { id }, body: { reason } })).body
    .conflicts;

export const liftConflict = async (api: ApiClient, id: number): Promise<KnownApplicant[]> =>
  (await call(api, applicationCalls.liftConflict, { params: { id } })).body.conflicts;

export const readScoreForms = async (api: ApiClient): Promise<ScoreForm[]> =>
  (await call(api, applicationCalls.listScoreForms)).body.forms;

export const saveScoreForm = async (
  api: ApiClient,
  programme: string,
  body: RequestBody<'updateScoreForm'>,
): Promise<ScoreForm[]> =>
  (await call(api, applicationCalls.updateScoreForm, { params: { programme }, body })).body.forms;

/** Stores the caller's score sheet as typed. */
export const keepSheet = async (api: ApiClient, id: number, body: TypedSheet): Promise<OwnScoreSheet> =>
  (await call(api, applicationCalls.saveScoreSheet, { params: { id }, body })).body.sheet;

export const sendSheet = async (api: ApiClient, id: number, body: TypedSheet): Promise<OwnScoreSheet> =>
  (await call(api, applicationCalls.submitScoreSheet, { params: { id }, body })).body.sheet;
