import { type Actor, can } from '../../platform';
import type { Note } from './note';

/** A note as a member of staff reads it; applicants never get it. */
export const presentNote = ({ id, by, text, createdAt }: Note, reader: Actor) => ({
  id,
  by: by.name,
  text,
  written_at: createdAt.toISOString(),
  removable: by.id === reader.personId || can(reader, 'manageAssessment'),
});
