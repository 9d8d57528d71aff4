import type { Knex } from 'knex';

/** A token with which a program makes calls in the name of the administrator who made the token. */
export interface AccessToken {
  id: number;
  /** The id of its maker. */
  personId: number;
  name: string;
  scopes: string[];
  createdAt: Date;
  expiresAt: Date;
  /** When it was ended early; null otherwise. */
  endedAt: Date | null;
  lastUsedAt: Date | null;
  /** The network from which it was last used. */
  lastNetwork: string | null;
}

export interface NewAccessToken extends Pick<AccessToken, 'personId' | 'name' | 'scopes' | 'expiresAt'> {
  tokenHash: string;
}

export interface AccessTokenStore {
  /** Returns all tokens, the newest first. */
  all(): Promise<AccessToken[]>;
  countLive(now: Date): Promise<number>;
  insert(token: NewAccessToken, now: Date): Promise<number>;
  byId(id: number): Promise<AccessToken | undefined>;
  byHash(tokenHash: string): Promise<AccessToken | undefined>;
  noteUse(id: number, network: string, now: Date): Promise<void>;
  /** Ends a token; false when it has ended already. */
  end(id: number, now: Date): Promise<boolean>;
  /** Ends all tokens that this person has made. */
  endAllOf(personId: number, now: Date): Promise<void>;
  /** Deletes tokens that ended or expired long ago. */
  removeLongEnded(now: Date): Promise<void>;
}

interface AccessTokenRow {
  id: number;
  person_id: number;
  name: string;
  token_hash: string;
  scopes: string;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  last_used_at: Date | null;
  last_network: string | null;
}

const keptAfterTheEndMs = 90 * 86_400_000;

export const isLive = ({ endedAt, expiresAt }: AccessToken, now: Date): boolean =>
  endedAt === null && expiresAt > now;

export function accessTokenStore(knex: Knex): AccessTokenStore {
  const rows = () => knex<AccessTokenRow>('access_tokens');
  const one = async (where: Partial<AccessTokenRow>) => {
    const row = await rows().where(where).first();
    return row && toToken(row);
  };
  return {
    all: async () => (await rows().orderBy('id', 'desc')).map(toToken),
    countLive: async (now) =>
      (await rows().whereNull('ended_at').where('expires_at', '>', now).select('id')).length,
    async insert({ personId, name, scopes, expiresAt, tokenHash }, now) {
      const [id] = await rows().insert({
        person_id: personId,
        name,
        token_hash: tokenHash,
        scopes: scopes.join(' '),
        created_at: now,
        expires_at: expiresAt,
      });
      return Number(id);
    },
    byId: (id) => one({ id }),
    byHash: (token_hash) => one({ token_hash }),
    async noteUse(id, network, now) {
      await rows()
        .where({ id })
        .update({ last_used_at: now, last_network: network.slice(0, 50) });
    },
    end: async (id, now) =>
      (await rows().where({ id }).whereNull('ended_at').update({ ended_at: now })) === 1,
    async endAllOf(person_id, now) {
      await rows().where({ person_id }).whereNull('ended_at').update({ ended_at: now });
    },
    async removeLongEnded(now) {
      const before = new Date(now.getTime() - keptAfterTheEndMs);
      await rows().where('ended_at', '<', before).orWhere('expires_at', '<', before).delete();
    },
  };
}

const toToken = (row: AccessTokenRow): AccessToken => ({
  id: row.id,
  personId: row.person_id,
  name: row.name,
  scopes: row.scopes.split(' '),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  endedAt: row.ended_at,
  lastUsedAt: row.last_used_at,
  lastNetwork: row.last_network,
});
