import * as memory from '@portal/application-ui/dev';
import type { VisitReview } from '@portal/application-ui/review';

function review(stored: memory.FakePortal['stored']): VisitReview {
  const { rows, text } = memory.readerOf(stored);
  return {
    ...memory.commonReview(stored),
    visitor_info: {
      institution_name: text('institution_name'),
      institution_position: text('institution_position'),
    },
    institutions: rows('institutions'),
    logistics: stored.form,
    periods: rows('periods'),
    form_data: {
      previous_degrees: text('previous_degrees'),
      personal_statement: text('personal_statement'),
      hours_available: text('hours_available'),
    },
  };
}

const visit: memory.FakeProgramme = {
  role: 'visitor',
  base: '/api/visitor',
  review,
  file(stored, path, type, file) {
    const upload = memory.keepFile(stored, type === 'national_id' ? 'id' : type, file);
    return path.endsWith('/upload-national-id') ? { upload } : { uploads: { [type]: upload } };
  },
};

/** A portal in memory for the visit application. */
export const fakePortal = (stored: Partial<memory.FakePortal['stored']> = {}) =>
  memory.fakePortal(visit, stored);
