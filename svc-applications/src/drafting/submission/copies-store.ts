import { createHash } from 'node:crypto';
import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import {
  programmeAnswers,
  referees,
  type Section,
  sectionsOf,
} from '@portal/contract-svc-applications-v1/questions';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { type Answers, type FileRow, type NewDocument, toFile } from '../../application';

/** The answers and documents of one submission. */
export interface Copy {
  applicationId: number;
  type: ApplicationType;
  version: number;
  answers: Answers;
  documents: readonly NewDocument[];
  /** The questions that the answers belong to; by default today's. */
  asked?: readonly Section[];
}

/** A copy as it was stored. */
export interface KeptCopy extends Pick<Copy, 'version' | 'answers' | 'asked'> {
  documents: NewDocument[];
}

/** Identifies the questions of a submission by the digest of their definition. */
export interface AskedQuestions {
  programme: ApplicationType;
  sha256: string;
}

export interface CopyStore {
  /** Stores a copy with its questions under the application's next number; returns the number. */
  keep(copy: Copy, now: Date): Promise<number>;
  read(applicationId: number, number: number): Promise<KeptCopy | undefined>;
  /** The number of the newest copy; 0 if there is none. */
  newestOf(applicationId: number): Promise<number>;
  /** A file of a copy, and the application of that copy. */
  fileByPath(filePath: string): Promise<{ applicationId: number; document: NewDocument } | undefined>;
  /** The questions that an application's newest copy answers; undefined if they are today's. */
  askedOf(applicationId: number): Promise<readonly Section[] | undefined>;
  /** The questions with this digest; undefined if they are today's. */
  asked(questions: AskedQuestions): Promise<readonly Section[] | undefined>;
  /** The given paths that belong to a copy. */
  namesAmong(paths: string[]): Promise<Set<string>>;
}

interface Definition {
  definition: string;
  sha256: string;
}

/** All questions that a programme asks today, questions about referees included. */
function definitionOf(type: ApplicationType): Definition {
  const references = programmeAnswers[type].references.map((kind) => referees[kind]);
  return defined([...sectionsOf(type), ...references]);
}

function defined(sections: readonly Section[]): Definition {
  const definition = JSON.stringify(sections);
  return { definition, sha256: createHash('sha256').update(definition).digest('hex') };
}

const known = new Map<string, Definition>();

function definitionNow(type: ApplicationType): Definition {
  const definition = known.get(type) ?? definitionOf(type);
  known.set(type, definition);
  return definition;
}

/** Earlier questions by digest; a digest always identifies the same questions, so each is read once. */
const asBefore = new LRUCache<string, readonly Section[]>({ max: 50 });

export function copyStore(knex: Knex): CopyStore {
  async function questionsId(programme: ApplicationType, asked?: readonly Section[]): Promise<number> {
    const row = { programme, ...(asked ? defined(asked) : definitionNow(programme)) };
    await knex('asked_questions').insert(row).onConflict(['programme', 'sha256']).ignore();
    const stored = await knex('asked_questions').where({ programme, sha256: row.sha256 }).first('id');
    return stored.id;
  }
  async function asked({ programme, sha256 }: AskedQuestions): Promise<readonly Section[] | undefined> {
    if (sha256 === definitionNow(programme).sha256) return undefined;
    const kept = asBefore.get(sha256);
    if (kept) return kept;
    const { definition } = await knex('asked_questions').where({ programme, sha256 }).first('definition');
    const sections: readonly Section[] = JSON.parse(definition);
    asBefore.set(sha256, sections);
    return sections;
  }
  async function newestOf(application_id: number): Promise<number> {
    const last = await knex('submitted_copies').where({ application_id }).max('number as number').first();
    return Number(last?.number ?? 0);
  }
  return {
    newestOf,
    async keep({ applicationId: application_id, type, version, answers, documents, asked }, now) {
      const copy = {
        application_id,
        version,
        number: (await newestOf(application_id)) + 1,
        questions_id: await questionsId(type, asked),
        answers: JSON.stringify(answers),
        submitted_at: now,
      };
      const [copy_id] = await knex('submitted_copies').insert(copy);
      const files = documents.map((one) => ({
        copy_id,
        upload_type: one.uploadType,
        file_path: one.filePath,
        size: one.size,
        original_name: one.originalName,
        mime_type: one.mimeType,
        sha256: one.sha256,
        scan: one.scan ?? null,
      }));
      if (files.length > 0) await knex('submitted_files').insert(files);
      return copy.number;
    },
    async read(application_id, number) {
      const copy = await knex('submitted_copies').where({ application_id, number }).first();
      if (!copy) return undefined;
      const { definition, sha256, programme } = await knex('asked_questions')
        .where({ id: copy.questions_id })
        .first();
      const files = await knex<FileRow & { copy_id: number }>('submitted_files')
        .where({ copy_id: copy.id })
        .orderBy('upload_type');
      return {
        version: copy.version,
        answers: JSON.parse(copy.answers),
        documents: files.map(toFile),
        ...(sha256 !== definitionNow(programme).sha256 && { asked: JSON.parse(definition) }),
      };
    },
    async fileByPath(file_path) {
      const row = await knex('submitted_files as f')
        .join('submitted_copies as c', 'c.id', 'f.copy_id')
        .where({ 'f.file_path': file_path })
        .orderBy('c.number', 'desc')
        .first<FileRow & { application_id: number }>('f.*', 'c.application_id');
      return row && { applicationId: row.application_id, document: toFile(row) };
    },
    async askedOf(applicationId) {
      const row = await knex('submitted_copies as c')
        .join('asked_questions as q', 'q.id', 'c.questions_id')
        .where('c.application_id', applicationId)
        .orderBy('c.number', 'desc')
        .first('q.programme', 'q.sha256');
      return row && asked(row);
    },
    asked,
    async namesAmong(paths) {
      return new Set(await knex('submitted_files').whereIn('file_path', paths).pluck('file_path'));
    },
  };
}
