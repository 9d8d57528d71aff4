import { type Asked, type FakeServer, fakeServer } from '../src/testing/fake-server';
import { sampleReport } from '../src/testing/sample-report';
import {
  sampleNotification,
  samplePage,
  sampleReview,
  sampleRow,
  stats,
  timeline,
} from '../src/testing/samples';
import { administration } from './administration';

const names = ['Ineza Mukamana', 'Jean-Claude Habimana', 'Divine Uwase', 'Aline Ingabire', 'Eric Nshuti'];
const statuses = ['submitted', 'in-review', 'approved', 'rejected', 'draft'] as const;

const rowsOf = (type: 'intern' | 'visitor') =>
  Array.from({ length: 23 }, (_, index) => {
    const status = statuses[index % statuses.length] ?? 'draft';
    return sampleRow((type === 'intern' ? 248 : 148) - index, {
      type,
      status,
      applicant_name: `${names[index % names.length]}`,
      ...(status === 'draft' ? { submitted_date: null, progress: 42, current_step: 5 } : {}),
    });
  });

const rows = { intern: rowsOf('intern'), visitor: rowsOf('visitor') };

function page(type: 'intern' | 'visitor') {
  return ({ path }: Asked) => {
    const query = new URL(path, 'http://alone').searchParams;
    const search = (query.get('search') ?? '').toLowerCase();
    const found = rows[type].filter(
      (row) =>
        `${row.applicant_name} ${row.id}`.toLowerCase().includes(search) &&
        (!query.has('status') || row.status === query.get('status')),
    );
    const at = Number(query.get('page') ?? 1);
    return samplePage(found.slice((at - 1) * 10, at * 10), found.length, at);
  };
}

const news = Array.from({ length: 12 }, (_, index) =>
  sampleNotification(index + 1, { userId: index % 4, name: names[index % 4] ?? '', is_read: index > 6 }),
);
const notifications = { notifications: news, unread_count: 12, next_before: null };

/** A portal in memory, with enough data to look at every screen. */
export function devPortal(): FakeServer {
  const server = fakeServer({
    ...administration,
    'GET /api/applications/intern': page('intern'),
    'GET /api/applications/visitor': page('visitor'),
    'GET /api/admin/stats': stats,
    'GET /api/admin/unread-counts': { unread_notifications: 12, pending_requests: 2 },
    'GET /api/admin/notifications': notifications,
    'GET /api/admin/reports/applications': sampleReport(),
    'GET /api/admin/notifications/latest': { notifications: news, unread_count: 12 },
    'POST /api/feedback/preview': ({ body }: Asked) => ({
      to: 'applicant@example.org',
      subject: 'Your application',
      text: `Dear applicant,\n\n${(body as { message: string }).message}\n\nThe team`,
    }),
  });
  const all = [...rows.intern, ...rows.visitor];
  for (const [index, row] of all.entries()) {
    const idAt = (place: number) => (all[place]?.type === row.type ? all[place].id : null);
    const beside = { previous: idAt(index - 1), next: idAt(index + 1) };
    server.answers(`GET /api/admin/applications/${row.id}/neighbours`, beside);
    server.answers(`GET /api/admin/applications/${row.id}`, { review: sampleReview(row) });
    server.answers(`GET /api/admin/applications/${row.id}/timeline`, timeline);
  }
  return server;
}
