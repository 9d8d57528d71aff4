/**
 * Chooses which `*.stack.test.ts` also run on SQLite when the same test run executes all of them on MariaDB: those
 * whose result differs between the engines, and a tenth of the rest, a different tenth for each commit.
 */
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

/**
 * Sources that ask which engine is in use, each with the tests that cover it on both. All tests cover the migrations.
 */
exports.differs = {
  'packages/service-kit/src/storage/database/deleted-content.ts': ['database.stack', 'prepared.stack'],
  'packages/service-kit/src/storage/database/event-table.ts': ['events.stack'],
  'packages/service-kit/src/storage/database/kept-query.ts': ['kept-query.stack'],
  'packages/service-kit/src/storage/database/migrate.ts': ['database.stack'],
  'packages/service-kit/src/storage/outbox/leases.ts': ['outbox.stack'],
  'svc-applications/src/demo/bulk-store.ts': ['demo-fast.stack'],
  'svc-applications/src/demo/store.ts': ['demo.stack'],
  'svc-applications/src/lists/found-store.ts': ['many-found.stack', 'search-parts.stack'],
  'svc-applications/src/lists/all-applications/nationality-store.ts': ['overview.stack'],
  'svc-applications/src/lists/query-store.ts': ['list-pages.stack', 'lists.stack'],
  'svc-applications/src/lists/round-figures/store.ts': ['round-figures.stack'],
  'svc-applications/src/lists/store.ts': ['lists.stack', 'next-unread.stack'],
  'svc-applications/src/lists/unread-count-store.ts': ['news-plans.stack', 'today.stack'],
  'svc-applications/src/lists/work-queue/waiting-store.ts': ['today.stack'],
  'svc-applications/src/platform/clock-store.ts': [
    'retention.stack',
    'rounds.stack',
    'rounds-last-minute.stack',
  ],
  'svc-applications/src/platform/statistics/recount-store.ts': ['figures.stack', 'figures-plans.stack'],
  'svc-applications/src/report-views-store.ts': ['report-views.stack'],
  'svc-auth/src/accounts/revocations/store.ts': ['sessions.stack', 'housekeeping.stack'],
  'svc-reports/src/reports/period-store.ts': ['decisions.stack'],
  'svc-reports/src/reports/store.ts': ['figures.stack'],
};

/**
 * Tests of behaviour that differs on SQLite without any source asking for the engine: one writer at a time, other names
 * of violated constraints, and files instead of an object store.
 */
const always = {
  'packages/test-kit': [],
  'packages/service-kit': ['store.stack', 'statement-limit.stack'],
  'svc-applications': [
    'derived-conflicts.stack',
    'migrations.stack',
    'one-statement.stack',
    'progress.stack',
    'storage.stack',
    'tables.stack',
  ],
  'svc-auth': ['erasing.stack', 'invitations.stack', 'migrations.stack', 'resume-code.stack'],
  'svc-reports': [],
};

const turns = 10;
const ending = '.stack.test.ts';

const { root } = require('../repository.cjs');

const filesOf = (workspace) =>
  ['src', 'test']
    .map((part) => path.join(workspace, part))
    .filter((part) => existsSync(path.join(root, part)))
    .flatMap((part) =>
      readdirSync(path.join(root, part), { recursive: true }).map((file) => path.join(part, file)),
    )
    .filter((file) => file.endsWith(ending))
    .sort();

function restOf(workspace) {
  const shown = new Set([
    ...always[workspace],
    ...Object.entries(exports.differs)
      .filter(([source]) => source.startsWith(`${workspace}/`))
      .flatMap(([, tests]) => tests),
  ]);
  return filesOf(workspace).filter((file) => !shown.has(path.basename(file, '.test.ts')));
}

/** Returns the test files of all service workspaces that run on MariaDB alone in this turn (0 to 9). */
exports.leftToMariaDb = (turn) =>
  Object.keys(always).flatMap((workspace) => restOf(workspace).filter((_, place) => place % turns !== turn));
