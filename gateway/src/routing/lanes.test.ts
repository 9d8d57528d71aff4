import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { laneOf } from './lanes';

const lane = (path: string) => laneOf(path, { sendsFiles: false });

test.each([
  '/api/admin/reports/download-pdf',
  '/api/admin/reports/download-excel',
  '/api/admin/reports/chosen-excel',
  '/api/admin/reports/list-pdf',
  '/api/admin/applications/7/export-pdf',
  '/api/user/applications/7/pdf',
  '/api/user/data/download',
  '/api/admin/events.csv',
  '/api/admin/bulk-acts/export',
  '/api/storage/7/letter.pdf',
])('%s keeps no save waiting', (path) => {
  expect(lane(path)).toBe('downloads');
});

test.each(['/api/save-progress', '/api/portal-status', '/api/admin/applications', '/api/login', '/letter/x'])(
  '%s is a call',
  (path) => expect(lane(path)).toBe('calls'),
);

test('forms with files have a lane of their own', () => {
  expect(laneOf('/api/documents', { sendsFiles: true })).toBe('uploads');
});

interface Described {
  paths: Record<
    string,
    Record<string, { responses?: Record<string, { content?: Record<string, unknown> }> }>
  >;
}

const contracts = join(__dirname, '../../../contracts');
const described = readdirSync(contracts).filter((name) => name.startsWith('svc-'));

/** Small files of text: a calendar, what a mail server reads. */
const small = /^text\/(calendar|html|plain)/;

test('every call that answers with a file is in the lane of downloads', () => {
  const others: string[] = [];
  for (const name of described) {
    const { paths } = JSON.parse(readFileSync(join(contracts, name, 'openapi.json'), 'utf8')) as Described;
    for (const [path, methods] of Object.entries(paths)) {
      const types = Object.values(methods).flatMap(({ responses = {} }) =>
        Object.keys(responses['200']?.content ?? {}),
      );
      const hasFile = types.some((type) => !type.startsWith('application/json') && !small.test(type));
      if (hasFile && lane(path) !== 'downloads') others.push(`${path}: ${types.join()}`);
    }
  }
  expect(others).toEqual([]);
});
