import type { ReferenceType } from '@portal/contract-svc-applications-v1';
import type { AnswerValue, Section } from '@portal/contract-svc-applications-v1/questions';
import type { Logistics, Organisation } from './visits/visit';

/**
 * The answers of an application by the keys of their questions; a list is an array of rows. Dates are 'YYYY-MM-DD',
 * hours are per week. Only the members named here are used by code; all others are passed on.
 */
export interface ContentAnswers extends Record<string, unknown> {
  name: string;
  email: string;
  phone: string;
  dob: string;
  has_disability: boolean | null;
  disability_description: string | null;
  personal_statement: string | null;
  institutions: Record<string, unknown>[];
  degrees: Record<string, unknown>[];
  periods: Period[];
}

export interface Interest {
  area: string;
  other: string | null;
}
export interface Period {
  start_date: string;
  end_date: string;
  hours_available: number | null;
}

export interface Referee {
  type: ReferenceType;
  fullName: string;
  /** The institution, where the referee is academic. */
  organization: string;
  email: string;
  phone: string | null;
  relationship: string | null;
  /** The referee's position; no wizard asks for it. */
  position?: string | null;
}

/** A stored file. */
export interface Document {
  uploadType: string;
  /** The key in the object store. */
  filePath: string;
  originalName: string;
  size: number;
  mimeType: string;
  /** The referee who wrote the letter. Null until a referee is named, and for documents other than letters. */
  letterOf?: LetterWriter | null;
  scan?: ScanState;
}

/**
 * The virus scan of a file: 'waiting' if it was stored while the scanner did not answer, 'refused' if it has a virus.
 * Neither can be opened. Null if the file is clean, or no scanner is configured.
 */
export type ScanState = 'waiting' | 'refused' | null;

export type LetterWriter = Pick<Referee, 'fullName' | 'email'>;

export interface Contents {
  answers: ContentAnswers;
  referees: Referee[];
  documents: Document[];
  /** The organisation of a visitor; null where it was not answered or is not asked. */
  organisation: Organisation | null;
  logistics: Logistics | null;
  /** The questions of a submitted application, if they differ from today's. */
  asked?: readonly Section[];
  /** Answers without a name of their own in this shape, by the keys of their questions. */
  further: Record<string, AnswerValue>;
  /** Rows of a draft in which something is missing or wrong, by the keys of their lists. */
  incomplete: Record<string, Record<string, unknown>[]>;
}

/** The upload type under which the letter of a referee is stored. */
export const letterType = (type: ReferenceType): string => `${type}_reference`;
/** Whether a file counts where a document is required: one that the virus scanner refused does not. */
export const counts = ({ scan }: Pick<Document, 'scan'>): boolean => scan !== 'refused';
export const isLetter = ({ uploadType }: Pick<Document, 'uploadType'>): boolean =>
  uploadType.endsWith('_reference');
