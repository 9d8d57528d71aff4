import type { ReviewData } from '@portal/application-ui';
import {
  type FakePortal,
  type FakeProgramme,
  fakePortal as inMemory,
  keepFile,
  readerOf,
  reviewedPerson,
} from '@portal/application-ui/dev';

export { apiError, type FakePortal } from '@portal/application-ui/dev';

function review(stored: FakePortal['stored']): ReviewData {
  const { form, uploads, letters } = stored;
  const { rows, text } = readerOf(stored);
  const [academic, community] = rows<object>('references');
  return {
    intern_details: reviewedPerson(stored),
    institution: rows('institutions'),
    interests: rows('interests'),
    personal_statements: text('personal_statement'),
    languages: rows('languages'),
    period: rows<object>('periods').map((period) => ({
      ...period,
      hours_available: text('hours_available'),
    })),
    references: [
      { ...academic, type: 'academic', letter_path: letters.academic },
      { ...community, type: 'community', letter_path: letters.community },
    ],
    uploads,
    disability: { has_disability: form.has_disability, description: text('disability_description') },
    degree: rows('degrees'),
    honours: rows('honors'),
    course_work: rows('course_works'),
    clinic_experience: rows('clinic_experiences'),
    research_experience: rows('research_experiences'),
    volunteer_experience: rows('volunteers'),
  };
}

const internship: FakeProgramme = {
  role: 'intern',
  base: '/api',
  login: '/api/intern/login',
  review,
  file(stored, path, type, file) {
    if (type !== 'letter') keepFile(stored, type, file);
    else stored.letters[path.includes('academic') ? 'academic' : 'community'] = `7/${file.name}`;
    const { uploads, letters } = stored;
    return { uploads, academicUpload: letters.academic, communityUpload: letters.community };
  },
};

/** A portal in memory for the internship application. */
export const fakePortal = (stored: Partial<FakePortal['stored']> = {}) => inMemory(internship, stored);
