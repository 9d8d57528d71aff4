import {
  type FakePortal,
  type FakeProgramme,
  fakePortal as inMemory,
  keepFile,
  readerOf,
  reviewedPerson,
} from '@portal/application-ui/dev';
import type { VisitReview } from '@portal/application-ui/review';

function review(stored: FakePortal['stored']): VisitReview {
  const { form, uploads } = stored;
  const { rows, text } = readerOf(stored);
  return {
    intern_details: reviewedPerson(stored),
    visitor_info: {
      institution_name: text('institution_name'),
      institution_position: text('institution_position'),
    },
    disability: { has_disability: form.has_disability, description: text('disability_description') },
    institutions: rows('institutions'),
    interests: rows('interests'),
    languages: rows('languages'),
    logistics: form,
    periods: rows('periods'),
    uploads,
    form_data: {
      previous_degrees: text('previous_degrees'),
      personal_statement: text('personal_statement'),
      hours_available: text('hours_available'),
    },
  };
}

const visit: FakeProgramme = {
  role: 'visitor',
  base: '/api/visitor',
  login: '/api/visitor/login',
  review,
  file(stored, path, type, file) {
    const upload = keepFile(stored, type === 'national_id' ? 'id' : type, file);
    return path.endsWith('/upload-national-id') ? { upload } : { uploads: { [type]: upload } };
  },
};

/** A portal in memory for the visit application. */
export const fakePortal = (stored: Partial<FakePortal['stored']> = {}) => inMemory(visit, stored);
