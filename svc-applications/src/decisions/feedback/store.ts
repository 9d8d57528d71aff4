import type { ApplicationType, Decision, FeedbackType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import type { Feedback, NewFeedback } from '../given-feedback';

export interface FeedbackStore {
  /** Returns the new id. */
  insert(feedback: NewFeedback, now: Date): Promise<number>;
  find(id: number): Promise<Feedback | undefined>;
  /** The feedback to a person, newest first. */
  toPerson(personId: number): Promise<Feedback[]>;
  /** The feedback on an application, oldest first. */
  onApplication(applicationId: number): Promise<Feedback[]>;
  newestOn(applicationId: number): Promise<Feedback | undefined>;
  unreadOf(personId: number): Promise<number>;
  /** Marks feedback as read; a second mark keeps the time of the first. Returns whether it belongs to this person. */
  markRead(id: number, personId: number, now: Date): Promise<boolean>;
}

interface FeedbackRow {
  id: number;
  application_id: number;
  application_type: ApplicationType;
  status: Decision;
  type: FeedbackType;
  message: string;
  author_name: string;
  created_at: Date;
  read_at: Date | null;
}

export function feedbackStore(knex: Knex): FeedbackStore {
  const rows = () =>
    knex('feedback as f')
      .join('applications as a', 'a.id', 'f.application_id')
      .select<FeedbackRow[]>('f.*', 'a.type as application_type');
  return {
    async insert({ applicationId, personId, status, type, message, author }, now) {
      const [id] = await knex('feedback').insert({
        application_id: applicationId,
        person_id: personId,
        status,
        type,
        message,
        author_id: author.id,
        author_name: author.name,
        created_at: now,
      });
      return Number(id);
    },
    async find(id) {
      const row = await rows().where('f.id', id).first();
      return row && toFeedback(row);
    },
    async toPerson(personId) {
      return (await rows().where('f.person_id', personId).orderBy('f.id', 'desc')).map(toFeedback);
    },
    async onApplication(applicationId) {
      return (await rows().where('f.application_id', applicationId).orderBy('f.id')).map(toFeedback);
    },
    async newestOn(applicationId) {
      const row = await rows().where('f.application_id', applicationId).orderBy('f.id', 'desc').first();
      return row && toFeedback(row);
    },
    async unreadOf(personId) {
      const unread = knex('feedback').where({ person_id: personId }).whereNull('read_at');
      const [row] = await unread.count<{ unread: number }[]>('* as unread');
      return Number(row?.unread ?? 0);
    },
    async markRead(id, personId, now) {
      const theirs = () => knex('feedback').where({ id, person_id: personId });
      const marked = await theirs().whereNull('read_at').update({ read_at: now });
      return marked > 0 || (await theirs().first('id')) !== undefined;
    },
  };
}

function toFeedback(row: FeedbackRow): Feedback {
  return {
    id: row.id,
    applicationId: row.application_id,
    applicationType: row.application_type,
    status: row.status,
    type: row.type,
    message: row.message,
    authorName: row.author_name,
    createdAt: row.created_at,
    readAt: row.read_at,
  };
}
