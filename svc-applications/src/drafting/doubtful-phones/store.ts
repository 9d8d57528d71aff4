import type { Knex } from 'knex';
import { type Hidden, leaveOut } from '../../platform';
import type { StoredPhones } from './doubtful';

export interface PhoneStore {
  /** Applications with ids below `before`, newest first. */
  older(before: number, most: number, hidden: Hidden): Promise<StoredPhones[]>;
}

interface Row extends Omit<StoredPhones, 'applicantName' | 'applicant' | 'answers'> {
  applicant_name: string;
  phone_number: string | null;
  answers: string | object | null;
}

const documentOf = (stored: Row['answers']): StoredPhones['answers'] =>
  (typeof stored === 'string' ? JSON.parse(stored) : (stored ?? {})) as StoredPhones['answers'];

export const phoneStore = (knex: Knex): PhoneStore => ({
  async older(before, most, hidden) {
    const query = knex('applications as a').join('intern_details as d', 'd.application_id', 'a.id');
    leaveOut(query, hidden);
    const rows: Row[] = await query
      .where('a.id', '<', before)
      .orderBy('a.id', 'desc')
      .limit(most)
      .select('a.id', 'a.type', 'a.applicant_name', 'a.answers', 'd.phone_number');
    return rows.map(({ id, type, applicant_name, phone_number, answers }) => ({
      id,
      type,
      applicantName: applicant_name,
      applicant: phone_number ?? '',
      answers: documentOf(answers),
    }));
  },
});
