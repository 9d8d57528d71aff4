/** Measures how fast this machine is at present, by the time that a fixed piece of work takes. */
import { execFileSync } from 'node:child_process';

/** Work like that of a test run: starts Node.js, makes objects, writes them as text, parses the text and compares. */
const work = `
const rows = Array.from({ length: 40000 }, (_, at) => ({ at, name: 'Person ' + at, tags: [at % 7, at % 11] }));
const read = JSON.parse(JSON.stringify(rows));
read.sort((a, b) => (a.name < b.name ? -1 : 1));
const { user, system } = process.cpuUsage();
process.stdout.write(String((user + system) / 1e6));
`;

/** Seconds of processor time, user and system: the median of five measurements. */
export function referenceSeconds() {
  const measured = Array.from({ length: 5 }, () => Number(execFileSync(process.execPath, ['-e', work])));
  return measured.sort((a, b) => a - b)[2];
}
