import { type ByProgramme, byProgramme } from '@portal/contract-svc-applications-v1';
import { engineOf, keptQuery } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { everOpened, openedSince } from '../assessment';
import { type Figure, type FigureName, type Hidden, statisticsStore } from '../platform';
import { onlyUnread } from './unread-store';

type Counts = Map<string, number>;

/**
 * The number of waiting applications by programme that a reader may see and has not opened since they were submitted:
 * the stored number of waiting ones, minus those that the reader has opened or must not see.
 */
export async function unreadOf(
  knex: Knex,
  { personId, hidden }: { personId: number; hidden: Hidden },
): Promise<ByProgramme<number>> {
  const unseen = knex('applications as a').whereIn('a.id', hidden.applications);
  const [figures, opened, hiddenOnes] = await Promise.all([
    statisticsStore(knex).read({ names: ['state', 'withdrawn'] }),
    openedWaiting(knex, personId),
    hidden.applications.length === 0 ? new Map() : counts(onlyUnread(knex, unseen, personId)),
  ]);
  const unread = unreadAmong(figures, opened, hiddenOnes);
  return byProgramme(({ key }) => (hidden.programmes.includes(key) ? 0 : unread[key]));
}

/** The unread applications by programme, from statistics that are already read; each of `taken` is subtracted. */
export function unreadAmong(figures: readonly Figure[], ...taken: Counts[]): ByProgramme<number> {
  const waiting = (name: FigureName, type: string) => figureOf(figures, name, type, 'submitted');
  return byProgramme(({ key }) => {
    const all = waiting('state', key) - waiting('withdrawn', key);
    return Math.max(
      0,
      taken.reduce((left, one) => left - (one.get(key) ?? 0), all),
    );
  });
}

/** One number of a programme from the statistics; 0 if there is none. */
export const figureOf = (figures: readonly Figure[], name: FigureName, type: string, part: string): number =>
  figures.find((one) => one.figure === name && one.type === type && one.part === part)?.n ?? 0;

/**
 * The number of waiting applications by programme that a reader has opened since they were submitted. Its cost depends
 * on the reader's own history and not on the size of the table.
 */
export const openedWaiting = async (knex: Knex, personId: number): Promise<Counts> =>
  toCounts(await opened(knex, { personId }));

const opened = keptQuery<CountRow, { personId: number }>((knex, { personId }) =>
  byType(
    knex
      .from(everOpened(knex, personId).as('o'))
      .joinRaw(fewFirst[engineOf(knex)])
      .where({ 'a.status': 'submitted', 'a.withdrawn_at': null })
      .where(openedSince(knex, personId, 'a.submitted_at')),
  ),
);

/** Joins opened ids with their applications in this order, regardless of the optimiser: far more applications wait. */
const fewFirst = {
  mysql: 'straight_join applications as a on a.id = o.id',
  sqlite: 'cross join applications as a on a.id = o.id',
};

type CountRow = { type: string; n: number | string };

function byType(applications: Knex.QueryBuilder): Knex.QueryBuilder {
  return applications.groupBy('a.type').select('a.type').count('* as n');
}

const toCounts = (rows: CountRow[]): Counts => new Map(rows.map(({ type, n }) => [type, Number(n)]));

const counts = async (applications: Knex.QueryBuilder): Promise<Counts> =>
  toCounts(await byType(applications));
