import { type Question, skills } from '@portal/contract-svc-applications-v1/questions';

import type { SampleLetters } from './sample-letters';

/** A file, in the shape of all answers. */
export interface Upload {
  upload_type: string;
  file_path: string;
  file_name: string;
  original_name: string;
  size: number;
  mime_type: string;
}

/** The data of one application in a portal in memory. */
export interface Stored {
  person: Record<string, unknown> | null;
  form: Record<string, unknown>;
  step: number;
  /** The furthest step that was sent; the step when left out. */
  reached?: number;
  version: number;
  submitted: boolean;
  /** The status after the submission; 'submitted' when left out. */
  status?: string;
  /** Whether the person has a password already: then the confirmation mail contains none. */
  hasPassword?: boolean;
  /** Whether a return link was emailed some minutes ago. */
  linkMailed?: boolean;
  uploads: Upload[];
  letters: { academic: string | null; community: string | null };
  /** How letters are asked from referees; letters are uploaded when left out. */
  asking?: SampleLetters;
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

/** Stores a file; it replaces the earlier file of its type. */
export function keepFile(stored: Stored, upload_type: string, file: File): Upload {
  const upload = uploadOf(upload_type, file.name, file.size, file.type);
  stored.uploads = [...stored.uploads.filter((one) => one.upload_type !== upload_type), upload];
  return upload;
}

/** The files of a sent form. */
export const filesOf = (fields: Record<string, unknown>) =>
  Object.entries(fields).flatMap(([type, file]) => (file instanceof File ? [{ type, file }] : []));

type Row = Record<string, unknown>;

/**
 * Returns functions that read rows, texts and answers of the stored form as the services return them; blank texts
 * become null.
 */
export function readerOf({ form }: Stored) {
  const text = (key: string): string | null => textOf(form[key]);
  return {
    text,
    figure: (key: string): number | null => figureOf(form[key]),
    /** A yes-or-no answer, stored as text or as boolean. */
    answer: (key: string): boolean | null => {
      const value = form[key];
      if (typeof value === 'boolean') return value;
      return value === 'yes' ? true : value === 'no' ? false : null;
    },
    /** The rows with at least one filled member, with the given members only. */
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

const textKeys = Object.entries<Question>(skills.ask).flatMap(([key, { kind, further }]) =>
  kind === 'rows' || further ? [] : [key],
);

/** The members of a review that all programmes share. */
export function commonReview(stored: Stored) {
  const { rows, text, answer } = readerOf(stored);
  const texts = Object.fromEntries(textKeys.map((key) => [key, text(key)]));
  return {
    intern_details: reviewedPerson(stored),
    interests: rows('interests', 'area', 'other'),
    languages: rows('languages', 'language', 'proficiency'),
    ...texts,
    uploads: stored.uploads,
    disability: {
      has_disability: answer('has_disability'),
      description: text('disability_description'),
    },
  };
}

/** Schools, with the year as a number. */
export const schoolsOf = (stored: Stored): Row[] =>
  readerOf(stored)
    .rows('institutions', 'name', 'program', 'degree_level', 'graduation_year')
    .map((row) => ({ ...row, graduation_year: figureOf(row.graduation_year) }));

/** Periods, with weekly hours. */
export const periodsOf = (stored: Stored): Row[] => {
  const { rows, figure } = readerOf(stored);
  const hours_available = figure('hours_available');
  return rows('periods', 'start_date', 'end_date').map((row) => ({ ...row, hours_available }));
};

/** The person, in the shape of all answers: the fields that every sign-in has. */
export function reviewedPerson({ form, person }: Stored) {
  const storedText = (key: string) => textOf(form[key]) ?? textOf(person?.[key]);
  return {
    full_name: storedText('name') ?? 'Amina Uwase',
    email: storedText('email') ?? 'amina@example.org',
    phone_number: storedText('phone') ?? '250788123456',
    date_of_birth: storedText('dob') ?? '1999-04-12',
    gender: storedText('gender') ?? 'female',
    nationality: storedText('nationality') ?? 'Rwandan',
    current_address: storedText('current_address') ?? 'Kigali',
    permanent_address: storedText('permanent_address'),
    contact_preference: storedText('contact_preference') ?? 'email',
  };
}
