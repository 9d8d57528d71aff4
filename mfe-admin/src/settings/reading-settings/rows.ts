import { translated } from '@portal/application-ui/language';
import { readingLimits as limits, readingMessages as t } from '@portal/contract-svc-applications-v1';
import type { Criterion } from '../../api/reading';

/** A criterion being typed. */
export interface Row {
  /** Its number in this form, which stays when other rows are removed. */
  place: number;
  /** The stored criterion's key; null: a new criterion. */
  key: string | null;
  name: string;
  help: string;
  weight: string;
}

export interface RowProblem {
  name?: string;
  help?: string;
  weight?: string;
}

/** Problems by the `place` of the row. */
export type Problems = Record<number, RowProblem>;

export const rowsOf = (criteria: Criterion[]): Row[] =>
  criteria.map(({ key, name, help, weight }, place) => ({ place, key, name, help, weight: String(weight) }));

export const emptyRow = (rows: Row[]): Row => ({
  place: Math.max(-1, ...rows.map(({ place }) => place)) + 1,
  key: null,
  name: '',
  help: '',
  weight: '1',
});

export const bodyOf = (rows: Row[]) =>
  rows.map(({ key, name, help, weight }) => ({ key, name, help, weight: Number(weight) }));

export function problemsOf(rows: Row[]): Problems {
  return Object.fromEntries(
    rows.map((row) => [row.place, problemOf(row)]).filter(([, found]) => Object.keys(found ?? {}).length > 0),
  );
}

function problemOf({ name, help, weight }: Row): RowProblem {
  const count = Number(weight);
  const isWeight = weight.trim() !== '' && Number.isInteger(count) && count >= 1 && count <= limits.weight;
  const isName = name.trim() !== '' && name.trim().length <= limits.criterionName;
  return {
    ...(!isName && { name: translated(t.criterionName) }),
    ...(help.trim().length > limits.criterionHelp && { help: translated(t.criterionHelp) }),
    ...(!isWeight && { weight: translated(t.weight) }),
  };
}
