/** How fast this machine is today: what a fixed piece of work costs here. */
import { execFileSync } from 'node:child_process';

/** What most of a test run does: it starts Node.js, makes objects and text of them, reads that again and compares. */
const work = `
const rows = Array.from({ length: 40000 }, (_, at) => ({ at, name: 'Person ' + at, tags: [at % 7, at % 11] }));
const read = JSON.parse(JSON.stringify(rows));
read.sort((a, b) => (a.name < b.name ? -1 : 1));
const { user, system } = process.cpuUsage();
process.stdout.write(String((user + system) / 1e6));
`;

/** Seconds of processor time, user and system: the median of five. */
export function referenceSeconds() {
  const measured = Array.from({ length: 5 }, () => Number(execFileSync(process.execPath, ['-e', work])));
  return measured.sort((a, b) => a - b)[2];
}
