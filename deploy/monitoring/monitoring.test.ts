import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildProgram } from '@portal/build-config/service-build';
import { temporaryFolder } from '@portal/test-kit';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}
interface Dashboard {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
}

const rules = (parse(read('alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const { panels } = JSON.parse(read('dashboard.json')) as Dashboard;
const queries = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

interface Reading {
  /** Names of the series that a query reads. */
  metrics: string[];
  /** Places of the query with a syntax error. */
  faults: string[];
}

function reading(query: string): Reading {
  const found: Reading = { metrics: [], faults: [] };
  parser.parse(query).iterate({
    enter({ name, type, from, to, node }) {
      if (type.isError) found.faults.push(query.slice(from) || 'its end');
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') {
        found.metrics.push(query.slice(from, to));
      }
    },
  });
  return found;
}

const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
});

const asked = new Map<string, Promise<string[]>>();

/** Names of the series that a part exports on /metrics; the part is started once for all tests. */
function exported(part: string): Promise<string[]> {
  const names = asked.get(part) ?? namesOn(part);
  asked.set(part, names);
  return names;
}

async function namesOn(part: string): Promise<string[]> {
  const child = fork(await buildProgram(join(root, part)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: temporaryFolder('portal-metrics-'),
      SERVICE_CREDENTIAL: 'between services',
      LOG_LEVEL: 'silent',
      AUTH_URL: 'http://127.0.0.1:1',
      APPLICATIONS_URL: 'http://127.0.0.1:1',
    },
  });
  children.push(child);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${part} ended with ${code}`)));
    child.on(
      'message',
      ({ port, opsPort = port }: { port?: number; opsPort?: number }) => opsPort && resolve(opsPort),
    );
  });
  await fetch(`http://127.0.0.1:${port}/api/me`);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const typed = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return typed.flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
}

test('the parts export every metric that a rule or a panel names', async () => {
  const parts = ['gateway', 'svc-auth', 'svc-applications'];
  const names = new Set(['up', ...(await Promise.all(parts.map(exported))).flat()]);
  const unknown = queries.flatMap(([title, query]) =>
    reading(query)
      .metrics.filter((metric) => !names.has(metric))
      .map((metric) => `${title}: ${metric}`),
  );
  expect(unknown).toEqual([]);
});

test.each(queries)('%s: Prometheus understands the query', (_title, query) => {
  const { metrics, faults } = reading(query);
  expect(faults).toEqual([]);
  expect(metrics.length).toBeGreaterThan(0);
});

test('a query that is cut off is a syntax error', () => {
  expect(reading('sum(rate(up[5m])').faults).toEqual(['its end']);
});

test.each(['svc-auth', 'svc-applications'])('%s exports the state of its outbox', async (part) => {
  const mine = (await exported(part)).filter((name) => name.startsWith('outbox_')).sort();
  expect(mine).toEqual(['outbox_given_up', 'outbox_oldest_waiting_seconds', 'outbox_waiting']);
});

test('emails that were given up raise an alert and have a panel', () => {
  expect(rules.filter(({ expr }) => reading(expr).metrics.includes('outbox_given_up'))).toHaveLength(1);
  expect(
    panels.flatMap(({ targets }) => targets).filter(({ expr }) => expr.includes('outbox_given_up')),
  ).toHaveLength(1);
});

test('every rule names its receiver and the problem', () => {
  for (const { labels, annotations } of rules) {
    expect(labels.severity).toMatch(/^(page|ticket)$/);
    expect(annotations.summary).toMatch(/\S/);
  }
});

test('every panel has an id and a place of its own', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});
