import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import type { Round, RoundFacts } from './round';

export interface RoundStore {
  /** The rounds of all programmes, or of one, in the order of their opening. */
  all(programme?: ApplicationType): Promise<Round[]>;
  find(id: number): Promise<Round | undefined>;
  /** Prevents the round's removal until this transaction ends; returns the round as it is now. */
  hold(id: number): Promise<Round | undefined>;
  /** Returns the new id. */
  insert(round: RoundFacts, now: Date): Promise<number>;
  /** Changes the round if it still has this version; returns whether it did. */
  change(id: number, version: number, facts: RoundFacts, now: Date): Promise<boolean>;
  /** Removes a round to which no application belongs; returns whether it did. */
  remove(id: number): Promise<boolean>;
  /** How many applications belong to each round. */
  counts(): Promise<ReadonlyMap<number, { drafts: number; submitted: number }>>;
  /** Moves a draft to a round. */
  moveDraft(applicationId: number, roundId: number, now: Date): Promise<void>;
}

interface Row {
  id: number;
  programme: ApplicationType;
  names: string;
  opens: string;
  closes: string;
  grace_minutes: number;
  places: number | null;
  periods: string;
  lifts_year_limit: number | boolean;
  version: number;
}

const toRound = (row: Row): Round => ({
  id: row.id,
  programme: row.programme,
  names: JSON.parse(row.names),
  opens: row.opens,
  closes: row.closes,
  graceMinutes: row.grace_minutes,
  places: row.places,
  periods: JSON.parse(row.periods),
  liftsYearLimit: Boolean(row.lifts_year_limit),
  version: row.version,
});

const toColumns = (facts: RoundFacts) => ({
  programme: facts.programme,
  names: JSON.stringify(facts.names),
  opens: facts.opens,
  closes: facts.closes,
  grace_minutes: facts.graceMinutes,
  places: facts.places,
  periods: JSON.stringify(facts.periods),
  lifts_year_limit: facts.liftsYearLimit,
});

export function roundStore(knex: Knex): RoundStore {
  const found = async (query: Knex.QueryBuilder): Promise<Round | undefined> => {
    const row: Row | undefined = await query.first();
    return row && toRound(row);
  };
  return {
    async all(programme) {
      const query = knex('rounds').orderBy(['programme', 'opens', 'id']);
      const rows: Row[] = await (programme ? query.where({ programme }) : query);
      return rows.map(toRound);
    },
    find: (id) => found(knex('rounds').where({ id })),
    hold: (id) => found(knex('rounds').where({ id }).forShare()),
    async insert(facts, now) {
      const row = { ...toColumns(facts), version: 1, created_at: now, updated_at: now };
      const [id] = await knex('rounds').insert(row);
      return Number(id);
    },
    async change(id, version, facts, now) {
      const row = { ...toColumns(facts), version: version + 1, updated_at: now };
      return (await knex('rounds').where({ id, version }).update(row)) > 0;
    },
    async remove(id) {
      const named = knex('applications').where({ round_id: id }).select('id');
      return (await knex('rounds').where({ id }).whereNotExists(named).delete()) > 0;
    },
    async counts() {
      const rows: { round_id: number; n: number; drafts: number | string }[] = await knex('applications')
        .whereNotNull('round_id')
        .groupBy('round_id')
        .select('round_id')
        .count({ n: '*' })
        .sum({ drafts: knex.raw(`case when status in ('draft', 'in-progress') then 1 else 0 end`) });
      return new Map(
        rows.map((row) => [
          row.round_id,
          { drafts: Number(row.drafts), submitted: Number(row.n) - Number(row.drafts) },
        ]),
      );
    },
    async moveDraft(id, round_id, now) {
      await knex('applications').where({ id }).update({ round_id, updated_at: now });
    },
  };
}
