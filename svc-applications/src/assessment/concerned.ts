import type { Stores } from '../platform';

/** The places where a request may name an application: its path parameters and its body. */
export interface Named {
  params: Partial<Record<'id' | 'path', never>>;
  body: Partial<Record<'application_id' | 'intern_details_id', never>>;
}

/** Finds the id of the application that a request concerns; undefined if it names none. */
type Find = (stores: Stores, named: Named) => Promise<number | undefined> | number | undefined;

const inAddress: Find = (_stores, { params }) => params.id;
const inBody: Find = (_stores, { body }) => body.application_id;
const ofDetails: Find = async ({ applications }, { body }) =>
  (await applications.find({ id: body.application_id, detailsId: body.intern_details_id }))?.id;
const ofRequest: Find = async ({ requests }, { params }) =>
  (await requests.find(Number(params.id)))?.originalApplicationId;

const ofPrepared: Find = async ({ prepared }, { params }) =>
  (await prepared.find(Number(params.id)))?.applicationId;

const ofEntry: Find = async ({ waitingLists }, { params }) =>
  (await waitingLists.find(Number(params.id)))?.applicationId;

const ofFile: Find = async ({ applications, copies }, { params }) => {
  const path = String(params.path);
  return (await applications.ofFile(path))?.id ?? (await copies.fileByPath(path))?.applicationId;
};

/** How calls of staff, by id, name the application that they concern. Staff who know the applicant are refused. */
export const concerned: Record<string, Find> = {
  ...Object.fromEntries(
    [
      'getApplicationByType',
      'openApplicationByType',
      'openApplication',
      'updateApplication',
      'getTimeline',
      'getNeighbours',
      'getNextUnread',
      'getNeighboursInAll',
      'getNextUnreadInAll',
      'previewErasure',
      'eraseApplicant',
      'reopenApplication',
      'listReopenings',
      'compareReopening',
      'previewReopening',
      'endReopening',
    ].map((id) => [id, inAddress]),
  ),
  ...Object.fromEntries(
    [
      'getBlindApplication',
      'listLetters',
      'correctMailAddress',
      'listSamePerson',
      'setSamePerson',
      'getAssessment',
      'addNote',
      'assignReader',
      'unassignReader',
      'giveMoreTime',
      'saveScoreSheet',
      'submitScoreSheet',
    ].map((id) => [id, inAddress]),
  ),
  ...Object.fromEntries(
    [
      'decideApplication',
      'previewDecision',
      'prepareDecision',
      'addToWaitingList',
      'offerPlace',
      'previewOffer',
      'uploadOwnDocument',
      'previewMailTemplate',
    ].map((id) => [id, inBody]),
  ),
  ...Object.fromEntries(
    ['uploadInternshipDocuments', 'uploadNationalId', 'uploadVisitDocuments', 'uploadDocument'].map((id) => [
      id,
      ofDetails,
    ]),
  ),
  getLetterFile: async ({ letters }, { params }) => (await letters.letter(Number(params.id)))?.applicationId,
  undoDecision: async ({ held: delayed }, { params }) =>
    (await delayed.find(Number(params.id)))?.applicationId,
  ...Object.fromEntries(
    ['updatePreparedDecision', 'takeBackPreparedDecision', 'previewPreparedDecision'].map((id) => [
      id,
      ofPrepared,
    ]),
  ),
  takeOffWaitingList: ofEntry,
  moveOnWaitingList: ofEntry,
  resendApplicationMail: async ({ mails }, { params }) =>
    (await mails.find(Number(params.id)))?.applicationId,
  takeBackOffer: async ({ offers }, { params }) => (await offers.find(Number(params.id)))?.applicationId,
  noteCame: async ({ offers }, { params }) => (await offers.find(Number(params.id)))?.applicationId,
  getFile: ofFile,
  approveRequest: ofRequest,
  rejectRequest: ofRequest,
  deleteNote: async ({ notes }, { params }) => (await notes.find(Number(params.id)))?.applicationId,
};
