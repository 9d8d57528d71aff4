import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { connectDatabase } from '@portal/service-kit/database';
import { createDatabase, freePort, startMariaDb } from '@portal/test-kit';
import type { Knex } from 'knex';
import { staffSignIn } from '../../e2e/support/api';
import type { Harness } from '../../e2e/support/harness';
import { startTestPortal } from '../../e2e/support/portal';
import { interleaved } from '../support/rounds';
import type { Measurement } from '../support/rows';

const run = promisify(execFile);
const sizes = sizesOf(process.env.BENCH_REPORT_ROWS ?? '10000,100000,1000000');
const megabyte = 1_000_000;

/** The sizes in ascending order: rows are added from one size to the next. */
function sizesOf(list: string): number[] {
  const sizes = list.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1000))
    throw new Error('BENCH_REPORT_ROWS is like 10000,100000, each at least 1000');
  return sizes.sort((a, b) => a - b);
}

/** Inserts applications without documents and answers, since reports only read the rows. */
async function insertApplications(knex: Knex, from: number, to: number): Promise<void> {
  const statuses = ['draft', 'in-progress', 'submitted', 'in-review', 'approved', 'rejected'];
  const handful = 5000;
  for (let start = from; start < to; start += handful) {
    const rows = Array.from({ length: Math.min(handful, to - start) }, (_, index) => {
      const row = start + index;
      const created_at = new Date(Date.UTC(2025, 0, 1) + (row % 600) * 86_400_000);
      return {
        person_id: row,
        type: row % 3 === 0 ? 'visitor' : 'intern',
        status: statuses[row % 6],
        current_step: 6,
        applicant_name: `Applicant Number ${row}`,
        applicant_email: `applicant-${row}@example.org`,
        applicant_phone: `250${row}`,
        form_data: '{}',
        submitted_at: row % 6 < 2 ? null : created_at,
        created_at,
        updated_at: created_at,
      };
    });
    await knex('applications').insert(rows);
  }
}

/** Resident memory of a process, in bytes. */
function residentOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

interface Watched {
  /** The highest memory seen while the report was made, in bytes. */
  residentBytes: number;
  /** The longest time that a small request took meanwhile, in ms. */
  longestWaitMs: number;
}

/** Downloads a report; returns how long that took, in ms. */
async function download(service: string, kind: string, token: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${service}/api/admin/reports/${kind}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok || !answer.body) throw new Error(`${kind} answered ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) bytes += chunk.length;
  if (bytes < 10_000) throw new Error(`${kind} held ${bytes} bytes`);
  return performance.now() - began;
}

/** Downloads a report while small requests are sent, too. */
async function watchedDownload(service: string, kind: string, token: string, pid: number): Promise<Watched> {
  const watched = { residentBytes: 0, longestWaitMs: 0, over: false };
  const watching = watch(service, pid, watched);
  await download(service, kind, token).finally(() => {
    watched.over = true;
  });
  await watching;
  return watched;
}

async function watch(
  service: string,
  pid: number,
  watched: { residentBytes: number; longestWaitMs: number; over: boolean },
): Promise<void> {
  while (!watched.over) {
    const asked = performance.now();
    await (await fetch(`${service}/healthz`)).text();
    watched.longestWaitMs = Math.max(watched.longestWaitMs, performance.now() - asked);
    watched.residentBytes = Math.max(watched.residentBytes, residentOf(pid));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function bare(kind: 'excel' | 'pdf', rows: number): Promise<number> {
  const file = path.resolve(__dirname, `../bare/${kind}.ts`);
  const { stdout } = await run(process.execPath, ['--import', 'tsx', file, String(rows)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return Number(stdout);
}

export async function reportRows(startPortal: Harness['startPortal']): Promise<Measurement[]> {
  const server = await startMariaDb();
  process.env.TEST_MARIADB_URL = server.url;
  const url = await createDatabase('reports');
  const port = await freePort();
  const env = { DATABASE_URL: url, REPORTS_PORT: String(port) };
  const portal = await startTestPortal(startPortal, { env });
  const knex = connectDatabase({ url });
  const service = `http://127.0.0.1:${port}`;
  const rows: Measurement[] = [];
  try {
    const { token } = await staffSignIn(portal);
    const { pid } = portal.child('svc-reports') as { pid: number };
    const idle = residentOf(pid);
    let filled = 1;
    for (const size of sizes) {
      await insertApplications(knex, filled, size + 1);
      filled = size + 1;
      if (size === 10_000)
        rows.push(await compared('pdf', size, 'PDF of 10,000 rows: service / bare pdfkit'));
      if (size === 100_000)
        rows.push(await compared('excel', size, 'Excel of 100,000 rows: service / bare exceljs'));
      rows.push(...(await watchedRows(size, idle)));
    }
    return rows;

    async function compared(kind: 'excel' | 'pdf', size: number, name: string): Promise<Measurement> {
      const time = () => download(service, `download-${kind}`, token);
      const [ours = Number.NaN, reference = Number.NaN] = await interleaved(
        [
          { name: 'service', round: time },
          { name: 'bare', round: () => bare(kind, size) },
        ],
        3,
      );
      return {
        name,
        ours: `${ours.toFixed(0)} ms`,
        reference: `${reference.toFixed(0)} ms`,
        value: ours / reference,
        limit: { atMost: 1.3 },
      };
    }

    async function watchedRows(size: number, before: number): Promise<Measurement[]> {
      const { residentBytes, longestWaitMs } = await watchedDownload(service, 'download-excel', token, pid);
      const grown = (residentBytes - before) / megabyte;
      const count = size.toLocaleString('en');
      return [
        {
          name: `Excel of ${count} rows: memory over idle, MB`,
          ours: `${(residentBytes / megabyte).toFixed(0)} MB`,
          reference: `${(before / megabyte).toFixed(0)} MB idle`,
          value: grown,
          limit: { atMost: 100 },
        },
        {
          name: `Excel of ${count} rows: longest wait of others, ms`,
          ours: `${longestWaitMs.toFixed(0)} ms`,
          value: longestWaitMs,
          limit: { atMost: 50 },
        },
      ];
    }
  } finally {
    await knex.destroy();
    await portal.stop();
    await server.stop();
  }
}
