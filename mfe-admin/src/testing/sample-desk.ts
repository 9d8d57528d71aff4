import { type FakeServer, fakeServer } from './fake-server';
import { samplePage, sampleReview, sampleRow, stats, timeline } from './samples';

export const ineza = sampleRow(12, { applicant_name: 'Ineza Mukamana' });
export const eric = sampleRow(11, { applicant_name: 'Eric Nshuti' });

/** A portal with two internship applications. */
export function deskPortal(): FakeServer {
  const list = samplePage([ineza, eric]);
  const server = fakeServer({ 'GET /api/applications/intern': list, 'GET /api/admin/stats': stats });
  for (const row of [ineza, eric]) {
    server.answers(`GET /api/admin/applications/${row.id}`, { review: sampleReview(row) });
    server.answers(`GET /api/admin/applications/${row.id}/timeline`, timeline);
  }
  return server;
}
