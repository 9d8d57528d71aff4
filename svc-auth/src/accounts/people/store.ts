import { ofStaff } from '@portal/service-kit/database';
import type { Language } from '@portal/service-kit/language';
import type { Knex } from 'knex';
import { translated } from '../../platform/database-errors';
import type { CustomRole } from '../roles/role';
import { customRolesAmong } from '../roles/store';
import { pairKey, pairKeys } from './pair-key';
import { isStaff, type PasswordState, type Person, type Role } from './person';

export interface NewPerson {
  email: string;
  phone: string | null;
  name: string;
  role: Role;
  passwordHash?: string;
  passwordState?: PasswordState;
  language?: Language;
}

export interface PersonChanges {
  name?: string;
  email?: string;
  phone?: string;
  /** For a person whose mailbox is not proven; null by default when the phone number changes. */
  pairKey?: string;
  role?: Role;
  active?: boolean;
  passwordHash?: string;
  passwordState?: PasswordState;
  mailedPasswordExpiresAt?: Date | null;
  lastSignInAt?: Date;
  devicesSinceAt?: Date;
  leftAt?: Date;
  provenAt?: Date;
  phoneProvenAt?: Date;
  /** Only for a person with a proven mailbox: nobody else can own this address. */
  ownedEmail?: string;
  language?: Language;
}

export interface PeopleStore {
  byId(id: number): Promise<Person | undefined>;
  /** Reads the person and locks the row until this transaction ends. */
  lock(id: number): Promise<Person | undefined>;
  /** Returns the account for an address: the owner's, else the one with the strongest claim, the newest first. */
  byEmail(email: string): Promise<Person | undefined>;
  /** As `byEmail`, among the active, without staff who have not joined: these come in by their invitation alone. */
  byEmailToReset(email: string): Promise<Person | undefined>;
  /** Active people with this address and a password that has not expired: the owner, then the newest. */
  byEmailToSignIn(email: string, most: number, now: Date): Promise<Person[]>;
  /** Returns people with this address who may have this phone number: proven people first, then the oldest. */
  ofPair(email: string, phone: string): Promise<Person[]>;
  /** Returns ids of the newest unproven applicants with the address that this person owns; empty if they own none. */
  unprovenUnder(ownerId: number): Promise<number[]>;
  /** Returns the chosen languages of these people; people without a choice are left out. */
  languages(ids: readonly number[]): Promise<{ id: number; language: string }[]>;
  /** Locks everybody with this address until this transaction ends. */
  lockUnder(email: string): Promise<Neighbour[]>;
  /** Returns active people with one of these numbers and a password: proven people first, then the newest. */
  byPhone(phones: readonly string[], most: number): Promise<Person[]>;
  /** Returns the ids of everybody with this address. */
  idsUnder(email: string): Promise<number[]>;
  /** Locks these people, in the order of their ids, until this transaction ends. */
  lockMany(ids: readonly number[]): Promise<Neighbour[]>;
  /** Whether somebody active has this role and has a password; of staff: has joined. */
  hasWorking(role: Role): Promise<boolean>;
  /** All staff by name, also deactivated staff. */
  staff(): Promise<Person[]>;
  /** Reads all staff and locks their rows until this transaction ends. */
  lockStaff(): Promise<Person[]>;
  /**
   * Inserts a person. Staff and people with a password of their own become the owner of their address.
   * @returns the new id. @throws EmailTaken, PairTaken
   */
  insert(person: NewPerson, now: Date): Promise<number>;
  /** @throws EmailTaken, PairTaken */
  update(id: number, changes: PersonChanges, now: Date): Promise<void>;
}

/** A person with the same address as another one. */
export interface Neighbour extends Person {
  ownsEmail: boolean;
}

interface PersonRow {
  id: number;
  email: string;
  phone: string | null;
  name: string;
  role: Role;
  password_hash: string | null;
  password_state: PasswordState;
  mailed_password_expires_at: Date | null;
  active: number | boolean;
  last_sign_in_at: Date | null;
  devices_since_at: Date | null;
  left_at: Date | null;
  proven_at: Date | null;
  phone_proven_at: Date | null;
  proven_email: string | null;
  pair_key: string | null;
  language: string | null;
  created_at: Date;
}

export function peopleStore(knex: Knex): PeopleStore {
  const people = () => knex<PersonRow>('people');
  const staff = () => people().where(ofStaff('role'));
  const listed = async (query: PromiseLike<PersonRow[]>) => withRoles(knex, await query);
  const find = async (query: PromiseLike<PersonRow | undefined>) => {
    const row = await query;
    return row && (await withRoles(knex, [row]))[0];
  };
  return {
    byId: (id) => find(people().where({ id }).first()),
    lock: (id) => find(people().where({ id }).forUpdate().first()),
    byEmail: (email) => find(people().where({ email }).orderByRaw(strongestFirst).first()),
    async byEmailToReset(email) {
      const joined = people()
        .where({ email, active: true })
        .whereNot((row) => row.where(ofStaff('role')).where({ password_state: 'none' }));
      return find(joined.orderByRaw(strongestFirst).first());
    },
    async byEmailToSignIn(email, most, now) {
      const unexpired = people()
        .where({ email, active: true })
        .whereNotNull('password_hash')
        .where((row) =>
          row.whereNull('mailed_password_expires_at').orWhere('mailed_password_expires_at', '>', now),
        );
      return listed(unexpired.orderByRaw(strongestFirst).limit(most));
    },
    async ofPair(email, phone) {
      const rows = people()
        .where({ email })
        // Proven people and rows older than the keys have no key.
        .where((row) => row.whereNull('pair_key').orWhereIn('pair_key', pairKeys(email, phone)))
        .orderByRaw('proven_email is null, proven_at is null, id');
      return listed(rows);
    },
    async unprovenUnder(ownerId) {
      const address = knex('people').where({ id: ownerId }).whereNotNull('proven_at').select('proven_email');
      const others = people()
        .where('email', address)
        .whereNull('proven_at')
        .whereNot(ofStaff('role'))
        .whereNot({ id: ownerId });
      return others.where({ active: true }).orderBy('id', 'desc').limit(mostUnder).pluck('id');
    },
    languages: (ids) =>
      people()
        .whereIn('id', [...ids])
        .whereNotNull('language')
        .orderBy('id')
        .select('id', 'language'),
    async lockUnder(email) {
      return (await people().where({ email }).orderBy('id').forUpdate()).map(toNeighbour);
    },
    idsUnder: (email) => people().where({ email }).pluck('id'),
    async lockMany(ids) {
      const rows = await people()
        .whereIn('id', [...ids])
        .orderBy('id')
        .forUpdate();
      return rows.map(toNeighbour);
    },
    async byPhone(phones, most) {
      const withPassword = people()
        .whereIn('phone', [...phones])
        .where({ active: true })
        .whereNotNull('password_hash');
      return listed(withPassword.orderByRaw('proven_at is null, id desc').limit(most));
    },
    async hasWorking(role) {
      const working = people().where({ role, active: true }).whereNot({ password_state: 'none' });
      return (await working.first('id')) !== undefined;
    },
    staff: () => listed(staff().orderBy(['name', 'id'])),
    lockStaff: () => listed(staff().orderBy('id').forUpdate()),
    async insert(person, now) {
      const row = {
        email: person.email,
        phone: person.phone,
        name: person.name,
        role: person.role,
        password_hash: person.passwordHash ?? null,
        password_state: person.passwordState ?? 'none',
        language: person.language ?? null,
        ...claimOf(person, now),
        created_at: now,
        updated_at: now,
      };
      const [id] = await translated(() => knex('people').insert(row));
      return Number(id);
    },
    async update(id, changes, now) {
      const row = {
        name: changes.name,
        email: changes.email,
        phone: changes.phone,
        // A key belongs to the number that it was made of: another number needs another key.
        ...(changes.phone !== undefined && { pair_key: changes.pairKey ?? null }),
        role: changes.role,
        active: changes.active,
        password_hash: changes.passwordHash,
        password_state: changes.passwordState,
        mailed_password_expires_at: changes.mailedPasswordExpiresAt,
        last_sign_in_at: changes.lastSignInAt,
        devices_since_at: changes.devicesSinceAt,
        left_at: changes.leftAt,
        proven_at: changes.provenAt,
        phone_proven_at: changes.phoneProvenAt,
        proven_email: changes.ownedEmail,
        language: changes.language,
        ...(changes.provenAt && { pair_key: null }),
        updated_at: now,
      };
      await translated(() => knex('people').where({ id }).update(row));
    },
  };
}

/** Most unproven drafts that the owner of an address sees; older drafts beyond this number are hidden. */
const mostUnder = 200;

/** Order of claims on an address: active, proven, owner of the address, with a password, newest. */
const strongestFirst = 'active desc, proven_at is null, proven_email is null, password_hash is null, id desc';

/** Returns the columns that place a new person among others with the same address. */
function claimOf({ email, phone, role, passwordState }: NewPerson, now: Date): Partial<PersonRow> {
  const proven = passwordState === 'own' ? now : null;
  if (isStaff({ role }) || proven) return { proven_email: email, proven_at: proven, phone_proven_at: proven };
  return { pair_key: phone === null ? null : pairKey(email, phone) };
}

/** Adds the current permissions of custom roles. Within a transaction, call it after the people's rows are locked. */
async function withRoles(knex: Knex, rows: readonly PersonRow[]): Promise<Person[]> {
  const roles = await customRolesAmong(
    knex,
    rows.map(({ role }) => role),
  );
  return rows.map((row) => toPerson(row, roles.get(row.role)));
}

const toNeighbour = (row: PersonRow): Neighbour => ({
  ...toPerson(row),
  ownsEmail: row.proven_email !== null,
});

function toPerson(row: PersonRow, custom?: CustomRole): Person {
  return {
    id: row.id,
    email: row.email,
    phone: row.phone,
    name: row.name,
    role: row.role,
    ...(custom && { permissions: custom.permissions, roleName: custom.name }),
    passwordHash: row.password_hash,
    passwordState: row.password_state,
    mailedPasswordExpiresAt: row.mailed_password_expires_at,
    active: Boolean(row.active),
    lastSignInAt: row.last_sign_in_at,
    devicesSinceAt: row.devices_since_at,
    leftAt: row.left_at,
    provenAt: row.proven_at,
    phoneProvenAt: row.phone_proven_at,
    language: row.language,
    createdAt: row.created_at,
  };
}
