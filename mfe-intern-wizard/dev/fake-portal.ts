import * as memory from '@portal/application-ui/dev';

export { apiError, type FakePortal } from '@portal/application-ui/dev';

type Body = Record<string, unknown>;

function referenceOf({ form, letters, asking }: memory.Stored, type: 'academic' | 'community') {
  const rows = Array.isArray(form.references) ? (form.references as Record<string, string>[]) : [];
  const row = rows.find((one) => one?.type === type) ?? {};
  const state = asking?.references.find((one) => one.type === type)?.request?.state;
  return {
    type,
    full_name: row.full_name ?? '',
    institution: row.institution || null,
    organization: row.organization || null,
    email: row.email ?? '',
    phone: row.phone || null,
    relationship: row.relationship || null,
    letter_path: letters[type],
    ...(state && { letter_state: state, letter_counts: state === 'sent' }),
  };
}

function review(stored: memory.Stored) {
  const { rows, text } = memory.readerOf(stored);
  return {
    ...memory.commonReview(stored),
    institution: memory.schoolsOf(stored),
    personal_statements: text('personal_statement'),
    period: memory.periodsOf(stored),
    references: [referenceOf(stored, 'academic'), referenceOf(stored, 'community')],
    degree: rows('degrees', 'name', 'program', 'degree_level', 'graduation_date'),
    honours: rows('honors', 'name', 'award', 'date_awarded'),
    course_work: rows('course_works', 'title', 'institution', 'date_completed'),
    clinic_experience: rows('clinic_experiences', 'description'),
    research_experience: rows('research_experiences', 'description'),
    volunteer_experience: rows('volunteers', 'description'),
  };
}

/** Stores a submitted reference, with or without its letter. */
function refer(stored: memory.Stored, type: 'academic' | 'community', fields: Record<string, unknown>) {
  for (const { file } of memory.filesOf(fields)) stored.letters[type] = `7/${file.name}`;
  const { full_name, institution, organization, email, phone, relationship } = fields;
  const sent = { type, full_name, institution, organization, email, phone, relationship };
  const [academic, community] = Array.isArray(stored.form.references) ? stored.form.references : [];
  const references = type === 'academic' ? [sent, community] : [academic, sent];
  stored.form = { ...stored.form, references };
  return { reference: referenceOf(stored, type), [`${type}Upload`]: stored.letters[type] };
}

const lettersPath = '/api/user/applications/7/letters';

/** Answers listOwnLetters and requestLetter: the academic referee is asked. */
function letters(stored: memory.Stored, method: string, path: string, { full_name, email, about }: Body) {
  if (path !== lettersPath || !stored.asking) return undefined;
  if (method === 'POST') {
    const asked = { name: String(full_name), email: String(email), about: String(about), state: 'waiting' };
    const request = memory.askedLetter({ ...asked, asked_at: null, remind_at: null } as object);
    stored.asking = memory.sampleLetters(request, { letters: stored.asking.letters });
  }
  return { status: 200, body: stored.asking };
}

const internship: memory.FakeProgramme = {
  role: 'intern',
  base: '/api',
  review,
  progress: ({ asking }) =>
    asking
      ? {
          letters: {
            way: asking.letters,
            asked: asking.references.flatMap(({ type, request }) => (request ? [type] : [])),
          },
        }
      : {},
  further: letters,
  upload(stored, path, fields) {
    if (path === '/api/academic-references') return refer(stored, 'academic', fields);
    if (path === '/api/community-references') return refer(stored, 'community', fields);
    for (const { type, file } of memory.filesOf(fields)) memory.keepFile(stored, type, file);
    return { review: review(stored), uploads: stored.uploads };
  },
};

/** A portal in memory for the internship application. */
export const fakePortal = (stored: Partial<memory.Stored> = {}) => memory.fakePortal(internship, stored);
