import type { ReviewData } from '@portal/application-ui';
import * as memory from '@portal/application-ui/dev';

export { apiError, type FakePortal } from '@portal/application-ui/dev';

function review(stored: memory.FakePortal['stored']): ReviewData {
  const { letters } = stored;
  const { rows, text } = memory.readerOf(stored);
  const [academic, community] = rows<object>('references');
  return {
    ...memory.commonReview(stored),
    institution: rows('institutions'),
    personal_statements: text('personal_statement'),
    period: rows<object>('periods').map((period) => ({
      ...period,
      hours_available: text('hours_available'),
    })),
    references: [
      { ...academic, type: 'academic', letter_path: letters.academic },
      { ...community, type: 'community', letter_path: letters.community },
    ],
    degree: rows('degrees'),
    honours: rows('honors'),
    course_work: rows('course_works'),
    clinic_experience: rows('clinic_experiences'),
    research_experience: rows('research_experiences'),
    volunteer_experience: rows('volunteers'),
  };
}

const internship: memory.FakeProgramme = {
  role: 'intern',
  base: '/api',
  review,
  file(stored, path, type, file) {
    if (type !== 'letter') memory.keepFile(stored, type, file);
    else stored.letters[path.includes('academic') ? 'academic' : 'community'] = `7/${file.name}`;
    const { uploads, letters } = stored;
    return { uploads, academicUpload: letters.academic, communityUpload: letters.community };
  },
};

/** A portal in memory for the internship application. */
export const fakePortal = (stored: Partial<memory.FakePortal['stored']> = {}) =>
  memory.fakePortal(internship, stored);
