import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

export interface Passkey {
  id: number;
  personId: number;
  name: string;
  /** The id in base64url, as browsers name it. */
  credentialId: string;
  /** The COSE key in base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
}

export type NewPasskey = Omit<Passkey, 'id' | 'createdAt' | 'lastUsedAt'>;

/** What a challenge is for: making a passkey, or proving that its owner is there. */
export type Purpose = 'make' | 'prove';

export interface PasskeyStore {
  /** Returns a person's passkeys, the oldest first. */
  of(personId: number): Promise<Passkey[]>;
  /** Returns false when the passkey is known already. */
  insert(passkey: NewPasskey, now: Date): Promise<boolean>;
  remove(personId: number, id: number): Promise<boolean>;
  /** Records a use; false when the counter was seen before, as from a copy of the authenticator. */
  noteUse(passkey: Passkey, counter: number, now: Date): Promise<boolean>;
  /** Stores a challenge, in place of the earlier one. */
  ask(personId: number, purpose: Purpose, challenge: string, expiresAt: Date): Promise<void>;
  /** Returns and deletes the challenge; undefined when there is none. */
  take(personId: number, purpose: Purpose, now: Date): Promise<string | undefined>;
}

interface PasskeyRow {
  id: number;
  person_id: number;
  name: string;
  credential_hash: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string;
  created_at: Date;
  last_used_at: Date | null;
}

interface ChallengeRow {
  person_id: number;
  purpose: Purpose;
  challenge: string;
  expires_at: Date;
}

export function passkeyStore(knex: Knex): PasskeyStore {
  const passkeys = () => knex<PasskeyRow>('passkeys');
  const challenges = () => knex<ChallengeRow>('passkey_challenges');
  return {
    async of(personId) {
      return (await passkeys().where({ person_id: personId }).orderBy('id')).map(toPasskey);
    },
    async insert({ personId, name, credentialId, publicKey, counter, transports }, now) {
      const credential_hash = createHash('sha256').update(credentialId).digest('hex');
      if (await passkeys().where({ credential_hash }).first()) return false;
      await passkeys().insert({
        person_id: personId,
        name,
        credential_hash,
        credential_id: credentialId,
        public_key: publicKey,
        counter,
        transports: transports.join(','),
        created_at: now,
      });
      return true;
    },
    async remove(personId, id) {
      return (await passkeys().where({ person_id: personId, id }).delete()) === 1;
    },
    async noteUse({ id, counter: before }, counter, now) {
      const unchanged = passkeys().where({ id, counter: before });
      return (await unchanged.update({ counter, last_used_at: now })) === 1;
    },
    async ask(personId, purpose, challenge, expiresAt) {
      const asked = { challenge, expires_at: expiresAt };
      await challenges()
        .insert({ person_id: personId, purpose, ...asked })
        .onConflict(['person_id', 'purpose'])
        .merge(asked);
    },
    async take(personId, purpose, now) {
      const asked = { person_id: personId, purpose };
      const row = await challenges().where(asked).first();
      if (!row) return undefined;
      const { challenge, expires_at } = row;
      const taken = await challenges()
        .where({ ...asked, challenge })
        .delete();
      return taken === 1 && expires_at > now ? challenge : undefined;
    },
  };
}

const toPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  personId: row.person_id,
  name: row.name,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: row.transports === '' ? [] : row.transports.split(','),
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});
