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
  D01: applicant,
  D02: applicant,
  D03: applicant,
  D04: applicant,
  D05: applicant,
  D06: { ...hers, path: at('/api/feedback', ({ feedback }) => feedback, '/read') },
  D07: {
    ...hers,
    path: at('/api/applications/applicant', ({ submitted }) => submitted, '/intern'),
    also: readByStaff,
  },
  D08: { ...applicant, also: ['internWizard', 'strangersWizard', 'visitWizard'] },
  D09: { ...applicant, also: ['visitWizard', 'strangersWizard', 'internWizard'] },
  D10: applicant,
  D11: {
    ...hers,
    json: ({ submitted }) => ({
      original_application_id: submitted,
      reason: 'I have finished my studies and would like to come back.',
    }),
  },
  D12: {
    ...hers,
    fields: ({ draft }) => ({ application_id: draft, document_type: 'cv' }),
    files: ['file'],
    kinds: 'documents',
    also: ['admin'],
  },
  // The token of the link to one's own copy may read that application.
  D13: { ...hers, path: at('/api/user/applications', ({ submitted }) => submitted), also: ['copy'] },
  D14: { ...hers, path: at('/api/user/applications', ({ draft }) => draft), json: () => editTarget },
  D15: {
    ...hers,
    path: at('/api/user/applications', ({ draft }) => draft, '/documents'),
    fields: ({ draft, draftDetails }) => ({ application_id: draft, intern_details_id: draftDetails }),
    files: ['cv', 'letter', 'other', 'id'],
    kinds: 'documents',
  },
  D16: { ...applicant, json: () => ({ type: 'visitor' }) },
  D17: {
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
  D18: {
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
  D19: {
    ...hers,
    path: at('/api/user/applications', ({ submitted }) => submitted, '/pdf'),
    also: ['copy'],
  },
  D20: applicant,
  D21: { ...hers, who: 'wizard', path: at('/api/user/applications', ({ draft }) => draft, '/discard') },
  D23: applicant,
  D24: applicant,
  D25: applicant,
  D26: {
    ...hers,
    path: at('/api/user/under-my-address', ({ underHers }) => underHers, '/take'),
  },
  D27: {
    ...hers,
    path: at('/api/user/under-my-address', ({ underHers }) => underHers, '/discard'),
  },
  D28: {
    ...hers,
    path: at('/api/user/applications', ({ submitted }) => submitted, '/withdraw'),
    json: () => ({ reason: 'I found another place.' }),
  },
  C04: { ...hers, path: at('/api/user/applications', ({ submitted }) => submitted, '/send-answers') },
  D29: { ...hers, path: at('/api/user/applications', ({ submitted }) => submitted, '/undo-withdrawal') },
  N01: { ...hers, path: at('/api/user/applications', reading, '/calendar') },
  E03: { ...hers, who: 'wizard', path: at('/api/user/applications', reading, '/letters') },
  E04: {
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
  E05: { ...hers, who: 'wizard', path: at('/api/user/applications', reading, '/letters/1/remind') },
  E08: { ...hers, who: 'wizard', path: at('/api/user/applications', reading, '/letters/confirmation') },
  D22: { ...hers, path: at('/api/user/applications', ({ draft }) => draft, '/bring-back') },
};

export { editTarget as edit };
