import { ofTurn } from '../support/checks';
import { evaluate } from './evaluate';

type Part = { patterns?: string[]; turn?: number };
const parts = (plan: [string, { patterns?: string[] }][]) =>
  evaluate<Record<string, Part>>('turns.mjs', 'it.takeTurns(new Map(given), 3)', plan);

it('what a change concerns runs whole, or in part with a tenth; what it does not concern by its tenth', () => {
  expect(parts([['screens', { patterns: [] }]])).toEqual({ screens: {}, attacks: { patterns: [], turn: 3 } });
  expect(parts([['screens', { patterns: ['staff'] }]]).screens).toEqual({ patterns: ['staff'], turn: 3 });
});

it('ten turns run everything, each once; without a turn all runs', () => {
  const all = Array.from({ length: 137 }, (_, place) => place);
  const taken = Array.from({ length: 10 }, (_, turn) => ofTurn(all, new Set([`--turn=${turn}`]))).flat();
  expect(taken.sort((one, other) => one - other)).toEqual(all);
  expect(ofTurn(all, new Set(['--bail']))).toEqual(all);
});

it('where a run has the tests of services on MariaDB, SQLite gets a part of them; alone it gets all', () => {
  const planned = (...stages: string[]) =>
    evaluate<Record<string, Part>>('turns.mjs', 'it.partsByTurn(given, () => {})', stages);
  expect(planned('jest', 'types')).toEqual({});
  expect(planned('jest', 'services')).toEqual({ jest: { turn: expect.any(Number) } });
});
