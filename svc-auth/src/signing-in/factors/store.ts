import type { Knex } from 'knex';

export interface Factor {
  personId: number;
  /** The encrypted secret. */
  secret: string;
  /** When its set-up began. */
  begunAt: Date;
  /** Null until its first code was right. */
  confirmedAt: Date | null;
  lastStep: number;
}

export interface FactorStore {
  of(personId: number): Promise<Factor | undefined>;
  /** Returns the ids of people with a confirmed second factor. */
  owners(): Promise<Set<number>>;
  /** Begins a set-up, and replaces one that was not confirmed. */
  begin(personId: number, secret: string, now: Date): Promise<void>;
  /** Confirms the factor by the code of `step`; false when it was confirmed already or has changed meanwhile. */
  confirm(personId: number, secret: string, step: number, now: Date): Promise<boolean>;
  /** Accepts the code of `step` if it is later than the last one; false when it is not. */
  take(personId: number, step: number): Promise<boolean>;
  /** Removes a set-up that was not confirmed. */
  removeBegun(personId: number): Promise<void>;
  /** Removes the factor with its recovery codes and passkeys; false when there is none. */
  remove(personId: number): Promise<boolean>;
  /** Replaces all recovery codes. */
  putRecoveryCodes(personId: number, hashes: string[]): Promise<void>;
  /** Uses a recovery code up; false when it is wrong or was used. */
  useRecoveryCode(personId: number, hash: string, now: Date): Promise<boolean>;
  recoveryCodesLeft(personId: number): Promise<number>;
}

interface FactorRow {
  person_id: number;
  secret: string;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: number;
}

interface CodeRow {
  code_hash: string;
  person_id: number;
  used_at: Date | null;
}

export function factorStore(knex: Knex): FactorStore {
  const factors = () => knex<FactorRow>('second_factors');
  const codes = () => knex<CodeRow>('recovery_codes');
  return {
    async of(personId) {
      const row = await factors().where({ person_id: personId }).first();
      return row && toFactor(row);
    },
    async owners() {
      const rows = await factors().whereNotNull('confirmed_at').select('person_id');
      return new Set(rows.map(({ person_id }) => person_id));
    },
    async begin(personId, secret, now) {
      const begun = { secret, created_at: now, confirmed_at: null, last_step: 0 };
      await factors()
        .insert({ person_id: personId, ...begun })
        .onConflict('person_id')
        .merge(begun);
    },
    async confirm(personId, secret, step, now) {
      const begun = factors().where({ person_id: personId, secret }).whereNull('confirmed_at');
      return (await begun.update({ confirmed_at: now, last_step: step })) === 1;
    },
    async take(personId, step) {
      const earlier = factors().where({ person_id: personId }).where('last_step', '<', step);
      return (await earlier.update({ last_step: step })) === 1;
    },
    async removeBegun(personId) {
      await factors().where({ person_id: personId }).whereNull('confirmed_at').delete();
    },
    async remove(personId) {
      // Passkeys replace the code and are removed with it.
      await knex('passkeys').where({ person_id: personId }).delete();
      await codes().where({ person_id: personId }).delete();
      return (await factors().where({ person_id: personId }).delete()) === 1;
    },
    async putRecoveryCodes(personId, hashes) {
      await codes().where({ person_id: personId }).delete();
      await codes().insert(hashes.map((code_hash) => ({ code_hash, person_id: personId })));
    },
    async useRecoveryCode(personId, hash, now) {
      const unused = codes().where({ person_id: personId, code_hash: hash }).whereNull('used_at');
      return (await unused.update({ used_at: now })) === 1;
    },
    async recoveryCodesLeft(personId) {
      const unused = codes().where({ person_id: personId }).whereNull('used_at');
      return Number((await unused.count({ total: '*' }).first())?.total ?? 0);
    },
  };
}

const toFactor = (row: FactorRow): Factor => ({
  personId: row.person_id,
  secret: row.secret,
  begunAt: row.created_at,
  confirmedAt: row.confirmed_at,
  lastStep: Number(row.last_step),
});
