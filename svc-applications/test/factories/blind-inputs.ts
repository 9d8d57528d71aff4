import type { Applicant } from './applicant';
import { decision } from './decisions';
import { type Beside, rare } from './rare-names';
import { inDays } from './reopening';

/** The input of a call: its path parameters, its query, its body. */
export interface Input {
  path?: Record<string, string | number>;
  query?: string;
  body?: unknown;
}

/** The input of a call that names the application with the rare names. */
export const about = ({ applicationId }: Applicant): Input => ({
  path: { id: applicationId, type: 'intern', number: 1 },
});

/** The inputs of staff's calls about the application with the rare names. Calls that are not listed use `about`. */
export function inputsFor(person: Applicant, beside: Beside): Record<string, Input> {
  const { applicationId, detailsId } = person;
  const aboutIt = about(person);
  const search = new URLSearchParams({ search: rare.first, sort: 'applicant_name' });
  const sheet = { form_id: 1, points: {}, comment: 'Read.', version: 0 };
  const hold = { act: 'status', status: 'approved', message: 'We are glad to have you.', hold_minutes: 10 };
  const offer = { from: inDays(20), until: inDays(30), reply_by: `${inDays(9)}T17:00` };
  const reopening = { sections: ['statement'], reason: 'Please say more about it.', until: inDays(7) };
  return {
    reopenApplication: { ...aboutIt, body: reopening },
    previewReopening: { ...aboutIt, body: reopening },
    getLetterFile: { path: { id: beside.letter } },
    undoDecision: { path: { id: beside.held } },
    resendApplicationMail: { path: { id: beside.mail } },
    getFile: { path: { path: beside.paths[0] ?? '' } },
    listApplications: { query: `${search}` },
    createSavedView: { body: { name: 'Mine', query: `type=intern&search=${rare.first}`, shared: false } },
    previewBulkAction: { body: { act: 'status', ids: [applicationId], query: {} } },
    runBulkAction: {
      body: { key: `blind-${Date.now()}`, ...hold, items: [{ id: applicationId, version: 1 }] },
    },
    exportApplications: { body: { ids: [applicationId, beside.visit.applicationId] } },
    listProgrammeApplications: { path: { type: 'intern' }, query: `${search}` },
    decideApplication: { body: decision(person) },
    previewDecision: { body: { ...decision(person), intern_details_id: detailsId } },
    offerPlace: { body: { application_id: applicationId, offer } },
    previewOffer: { body: { application_id: applicationId, offer } },
    takeBackOffer: { path: { id: beside.offer }, body: { reason: 'The ward is closed.' } },
    noteCame: { path: { id: beside.offer }, body: { came: true } },
    prepareDecision: { body: { ...decision(person), application_id: applicationId } },
    takeBackPreparedDecision: { path: { id: beside.prepared } },
    previewPreparedDecision: { path: { id: beside.prepared } },
    takeOffWaitingList: { path: { id: beside.entry } },
    updatePreparedDecision: { path: { id: beside.prepared }, body: { ...decision(person), version: 1 } },
    addToWaitingList: { body: { application_id: applicationId } },
    moveOnWaitingList: { path: { id: beside.entry }, body: { to: 1, version: 1 } },
    createCalendarFeed: { body: { name: 'Mine' } },
    setSamePerson: { ...aboutIt, body: { other_id: beside.visit.applicationId, verdict: 'different' } },
    listOutstanding: { query: 'kind=letters' },
    setLabelOnApplications: { path: { id: 1 }, body: { application_ids: [applicationId], on: true } },
    addNote: { ...aboutIt, body: { text: 'A careful application.' } },
    deleteNote: { path: { id: beside.note } },
    // A conflict with no existing application, so that the reader can continue.
    declareConflict: { path: { id: 2_000_000 } },
    saveScoreSheet: { ...aboutIt, body: sheet },
    submitScoreSheet: { ...aboutIt, body: sheet },
  };
}
