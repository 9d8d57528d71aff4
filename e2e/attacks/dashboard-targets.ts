import { answers } from '../support/applicants';
import { visit } from '../support/visit-api';
import { at, type Target } from './target';

const applicant = { who: 'applicant', by: 'applicant' } as const;
const hers = { ...applicant, owned: true } as const;
const reading = ({ submitted }: { submitted: number }) => submitted;
const readByStaff = ['admin', 'reviewer'] as const;

const edited = {
  intern_details: { nationality: 'Rwandan', current_address: 'KG 11 Avenue 42, Kigali' },
  visitor_info: { institution_name: 'Nairobi Hospice', institution_position: 'Nurse' },
  disability: { has_disability: false, description: '' },
  institution: [answers.institution],
  interests: [answers.interest],
  languages: [answers.language],
  period: [{ start_date: visit.start, end_date: visit.end, hours_available: '20' }],
  personal_statement: answers.statement,
  logistics: { visit_start_date: visit.start, visit_end_date: visit.end, accommodation_needed: true },
};
const editTarget = { data: edited };

/** The calls of the applicant's dashboard. */
export const dashboardTargets: Record<string, Target> = {
  listOwnApplications: applicant,
  listAvailableProgrammes: applicant,
  countUnreadFeedback: applicant,
  countUnreadForApplicant: applicant,
  listOwnFeedback: applicant,
  markFeedbackRead: { ...hers, path: at('/api/feedback', ({ feedback }) => feedback, '/read') },
  getApplicationByType: {
    ...hers,
    path: at('/api/applications/applicant', ({ submitted }) => submitted, '/intern'),
    also: readByStaff,
  },
  getNewestInternship: { ...applicant, also: ['internWizard', 'strangersWizard', 'visitWizard'] },
  getNewestVisit: { ...applicant, also: ['visitWizard', 'strangersWizard', 'internWizard'] },
  listOwnRequests: applicant,
  requestAnotherApplication: {
    ...hers,
    json: ({ submitted }) => ({
      original_application_id: submitted,
      reason: 'I have finished my studies and would like to come back.',
    }),
  },
  uploadOwnDocument: {
    ...hers,
    fields: ({ draft }) => ({ application_id: draft, document_type: 'cv' }),
    files: ['file'],
    kinds: 'documents',
    also: ['admin'],
  },
  // The token in the link to a person's own copy may read that application.
  getOwnApplication: {
    ...hers,
    path: at('/api/user/applications', ({ submitted }) => submitted),
    also: ['copy'],
  },
  updateOwnApplication: {
    ...hers,
    path: at('/api/user/applications', ({ draft }) => draft),
    json: () => editTarget,
  },
  uploadApplicationDocuments: {
    ...hers,
    path: at('/api/user/applications', ({ draft }) => draft, '/documents'),
    fields: ({ draft, draftDetails }) => ({ application_id: draft, intern_details_id: draftDetails }),
    files: ['cv', 'letter', 'other', 'id'],
    kinds: 'documents',
  },
  createFurtherApplication: { ...applicant, json: () => ({ type: 'visitor' }) },
  submitFurtherInternship: {
    ...hers,
    json: ({ submitted }) => ({
      application_id: submitted,
      form_data: {
        interests: [answers.interest],
        personal_statement: answers.statement,
        periods: [{ ...answers.period, hours_available: '20' }],
        references: [
          { type: 'academic', ...answers.academic },
          { type: 'community', ...answers.community },
        ],
      },
    }),
  },
  submitFurtherVisit: {
    ...hers,
    json: ({ draft }) => ({
      application_id: draft,
      form_data: {
        institution_name: visit.institution_name,
        institution_position: visit.institution_position,
        purpose: 'observation',
        visit_start_date: visit.start,
        visit_end_date: visit.end,
        accommodation_needed: 'yes',
      },
    }),
  },
  downloadOwnApplicationPdf: {
    ...hers,
    path: at('/api/user/applications', ({ submitted }) => submitted, '/pdf'),
    also: ['copy'],
  },
  markRequestsSeen: applicant,
  discardDraft: {
    ...hers,
    who: 'wizard',
    path: at('/api/user/applications', ({ draft }) => draft, '/discard'),
  },
  getOwnRound: { ...hers, who: 'wizard', path: at('/api/user/applications', ({ draft }) => draft, '/round') },
  moveToNextRound: {
    ...hers,
    who: 'wizard',
    path: at('/api/user/applications', ({ draft }) => draft, '/move-round'),
    right: 409,
  },
  getOwnData: applicant,
  downloadOwnData: applicant,
  listUnverifiedClaims: applicant,
  acceptUnverifiedClaim: {
    ...hers,
    path: at('/api/user/under-my-address', ({ underHers }) => underHers, '/take'),
  },
  rejectUnverifiedClaim: {
    ...hers,
    path: at('/api/user/under-my-address', ({ underHers }) => underHers, '/discard'),
  },
  withdrawApplication: {
    ...hers,
    path: at('/api/user/applications', ({ submitted }) => submitted, '/withdraw'),
    json: () => ({ reason: 'I found another place.' }),
  },
  submitReopenedAnswers: {
    ...hers,
    path: at('/api/user/applications', ({ submitted }) => submitted, '/send-answers'),
  },
  undoWithdrawal: {
    ...hers,
    path: at('/api/user/applications', ({ submitted }) => submitted, '/undo-withdrawal'),
  },
  getApplicationCalendar: { ...hers, path: at('/api/user/applications', reading, '/calendar') },
  listOwnLetters: { ...hers, who: 'wizard', path: at('/api/user/applications', reading, '/letters') },
  requestLetter: {
    ...hers,
    who: 'wizard',
    path: at('/api/user/applications', reading, '/letters'),
    json: () => ({
      type: 'academic',
      full_name: 'Rita Referee',
      email: 'rita@university.test',
      about: 'Work',
    }),
  },
  remindReferee: { ...hers, who: 'wizard', path: at('/api/user/applications', reading, '/letters/1/remind') },
  resendMailboxConfirmation: {
    ...hers,
    who: 'wizard',
    path: at('/api/user/applications', reading, '/letters/confirmation'),
  },
  restoreDraft: { ...hers, path: at('/api/user/applications', ({ draft }) => draft, '/bring-back') },
};

export { editTarget as edit };
