/** A file as every answer tells of it. */
export interface Upload {
  upload_type: string;
  file_path: string;
  file_name: string;
  original_name: string;
  size: number;
  mime_type: string;
}

/** What a portal in memory keeps of one application. */
export interface Stored {
  person: Record<string, unknown> | null;
  form: Record<string, unknown>;
  step: number;
  version: number;
  submitted: boolean;
  uploads: Upload[];
  letters: { academic: string | null; community: string | null };
}

export const uploadOf = (upload_type: string, name: string, size: number, mime_type = 'application/pdf') => {
  const upload: Upload = {
    upload_type,
    file_path: `7/${name}`,
    file_name: name,
    original_name: name,
    size,
    mime_type,
  };
  return upload;
};

/** Keeps a file; it replaces the earlier one of its type. */
export function keepFile(stored: Stored, upload_type: string, file: File): Upload {
  const upload = uploadOf(upload_type, file.name, file.size, file.type);
  stored.uploads = [...stored.uploads.filter((one) => one.upload_type !== upload_type), upload];
  return upload;
}

/** The files of a form that was sent. */
export const filesOf = (fields: Record<string, unknown>) =>
  Object.entries(fields).flatMap(([type, file]) => (file instanceof File ? [{ type, file }] : []));

type Row = Record<string, unknown>;

/** Reads rows, texts and answers of the stored form as the services tell of them; what is blank is nothing. */
export function readerOf({ form }: Stored) {
  const text = (key: string): string | null => textOf(form[key]);
  return {
    text,
    figure: (key: string): number | null => figureOf(form[key]),
    /** Of a yes or no, also where it was stored as one. */
    answer: (key: string): boolean | null => {
      const told = form[key];
      if (typeof told === 'boolean') return told;
      return told === 'yes' ? true : told === 'no' ? false : null;
    },
    /** The rows in which something stands, with these members. */
    rows: (key: string, ...members: string[]): Row[] => {
      const rows = Array.isArray(form[key]) ? (form[key] as Row[]) : [];
      return rows
        .map((row) => Object.fromEntries(members.map((member) => [member, row[member] || null])))
        .filter((row) => Object.values(row).some((value) => value !== null));
    },
  };
}

export const figureOf = (value: unknown): number | null =>
  value === '' || value === null || value === undefined ? null : Number(value);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What the review of either application tells. */
export function commonReview(stored: Stored) {
  const { rows, text, answer } = readerOf(stored);
  return {
    intern_details: reviewedPerson(stored),
    interests: rows('interests', 'area', 'other'),
    languages: rows('languages', 'language', 'proficiency'),
    other_skills: text('other_skills'),
    uploads: stored.uploads,
    disability: {
      has_disability: answer('has_disability'),
      description: text('disability_description'),
    },
  };
}

/** Schools, whose year is a number. */
export const schoolsOf = (stored: Stored): Row[] =>
  readerOf(stored)
    .rows('institutions', 'name', 'program', 'degree_level', 'graduation_year')
    .map((row) => ({ ...row, graduation_year: figureOf(row.graduation_year) }));

/** Periods, with the hours of a week. */
export const periodsOf = (stored: Stored): Row[] => {
  const { rows, figure } = readerOf(stored);
  const hours_available = figure('hours_available');
  return rows('periods', 'start_date', 'end_date').map((row) => ({ ...row, hours_available }));
};

/** The person as every answer tells of them: nobody signs in without these. */
export function reviewedPerson({ form, person }: Stored) {
  const told = (key: string) => textOf(form[key]) ?? textOf(person?.[key]);
  return {
    full_name: told('name') ?? 'Amina Uwase',
    email: told('email') ?? 'amina@example.org',
    phone_number: told('phone') ?? '250788123456',
    date_of_birth: told('dob') ?? '1999-04-12',
    gender: told('gender') ?? 'female',
    nationality: told('nationality') ?? 'Rwandan',
    current_address: told('current_address') ?? 'Kigali',
    permanent_address: told('permanent_address'),
    contact_preference: told('contact_preference') ?? 'email',
  };
}
