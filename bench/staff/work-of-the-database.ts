import { readFileSync } from 'node:fs';
import type { Knex } from 'knex';

/** The work that a database has done since its start. */
interface Done {
  statements: number;
  rowsRead: number;
}

async function doneBy(knex: Knex): Promise<Done> {
  const [rows]: { Variable_name: string; Value: string }[][] = await knex.raw(
    "show global status where Variable_name like 'Handler_read%' or Variable_name = 'Questions'",
  );
  const sum = (wanted: (name: string) => boolean) =>
    (rows ?? []).reduce(
      (all, { Variable_name, Value }) => (wanted(Variable_name) ? all + Number(Value) : all),
      0,
    );
  return { statements: sum((name) => name === 'Questions'), rowsRead: sum((name) => name !== 'Questions') };
}

/** Statements and rows read for each of `times` calls of `work`, one after another. */
export async function workOf(knex: Knex, times: number, work: () => Promise<unknown>): Promise<Done> {
  await work();
  const before = await doneBy(knex);
  for (let time = 0; time < times; time += 1) await work();
  const after = await doneBy(knex);
  // Reading the status is one statement, too.
  return {
    statements: (after.statements - before.statements - 1) / times,
    rowsRead: (after.rowsRead - before.rowsRead) / times,
  };
}

const ticksPerSecond = 100;

/** The processor time that a process has used, in ms. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
