import type { Reading, ScoreForm } from '../api/reading';
import { deskPortal } from './sample-desk';

export const criteria = [
  { key: 'a', name: 'Motivation', help: 'Why do they come?', weight: 3 },
  { key: 'b', name: 'Experience', help: '', weight: 1 },
];

export const colleagues = [
  { id: 1, name: 'Aline Uwera', role: 'admin' },
  { id: 2, name: 'Joel Kamau', role: 'reviewer' },
];

export const sampleReading = (changes: Partial<Reading> = {}): Reading => ({
  readers: [],
  labels: [],
  notes: [],
  knowing: [],
  form: { id: 5, version: 1, criteria },
  own_sheet: null,
  sheets_sent: 0,
  results: null,
  ...changes,
});

export const sampleForms: ScoreForm[] = [
  {
    programme: 'intern',
    form: { id: 5, version: 1, criteria },
    saved_by: 'Aline',
    saved_at: '2026-11-20T09:00:00.000Z',
  },
  { programme: 'visitor', form: null, saved_by: null, saved_at: null },
];

/** A portal with an application that staff review together. */
export const readingPortal = (changes: Partial<Reading> = {}) =>
  deskPortal()
    .answers('GET /api/admin/applications/12/reading', sampleReading(changes))
    .answers('GET /api/admin/colleagues', { colleagues });
