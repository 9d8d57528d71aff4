import { type ByProgramme, byProgramme } from '@portal/contract-svc-applications-v1';
import { engineOf, keptQuery } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { everOpened, openedSince } from '../assessment';
import { type Figure, type FigureName, type Hidden, statisticsStore } from '../platform';
import { onlyUnread } from './unread-store';

type Counts = Map<string, number>;

/**
 * Of each programme, how many applications wait that a reader has not opened since their submission and may see: of
 * all that wait, which is kept as a figure, those that the reader has opened or must not see are taken away.
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

/** The same of figures that are read already; whatever stands in one of the counts is taken away. */
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

/** A figure of a programme; 0 where there is none. */
export const figureOf = (figures: readonly Figure[], name: FigureName, type: string, part: string): number =>
  figures.find((one) => one.figure === name && one.type === type && one.part === part)?.n ?? 0;

/**
 * Of each programme, how many of the applications that wait a reader has opened since their submission: it takes as
 * long as the reader's own history, not as the table.
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

/** From what was opened to its application, whatever the optimiser would choose: so much more waits. */
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
