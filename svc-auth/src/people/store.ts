import type { Knex } from 'knex';
import { translated } from '../database-errors';
import { type PasswordState, type Person, type Role, staffRoles } from './person';

export interface NewPerson {
  email: string;
  phone: string | null;
  name: string;
  role: Role;
  passwordHash?: string;
  passwordState?: PasswordState;
}

export interface PersonChanges {
  name?: string;
  phone?: string;
  role?: Role;
  active?: boolean;
  passwordHash?: string;
  passwordState?: PasswordState;
  mailedPasswordExpiresAt?: Date | null;
  lastSignInAt?: Date;
}

export interface PeopleStore {
  byId(id: number): Promise<Person | undefined>;
  /** As above, and nobody else changes the person before this transaction ends. */
  lock(id: number): Promise<Person | undefined>;
  byEmail(email: string): Promise<Person | undefined>;
  /** The active people with this phone number who have a password, the newest first. */
  byPhone(phone: string, most: number): Promise<Person[]>;
  hasActive(role: Role): Promise<boolean>;
  /** All staff, by name, those who are deactivated too. */
  staff(): Promise<Person[]>;
  /** The same, and nobody else changes any of them before this transaction ends. */
  lockStaff(): Promise<Person[]>;
  /** Returns the new id; throws EmailTaken. */
  insert(person: NewPerson, now: Date): Promise<number>;
  update(id: number, changes: PersonChanges, now: Date): Promise<void>;
}

interface Row {
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
}

export function peopleStore(knex: Knex): PeopleStore {
  const people = () => knex<Row>('people');
  const staff = () => people().whereIn('role', [...staffRoles]);
  const find = async (query: PromiseLike<Row | undefined>) => {
    const row = await query;
    return row && toPerson(row);
  };
  return {
    byId: (id) => find(people().where({ id }).first()),
    lock: (id) => find(people().where({ id }).forUpdate().first()),
    byEmail: (email) => find(people().where({ email }).first()),
    async byPhone(phone, most) {
      const withPassword = people().where({ phone, active: true }).whereNotNull('password_hash');
      const rows = await withPassword.orderBy('id', 'desc').limit(most);
      return rows.map(toPerson);
    },
    async hasActive(role) {
      return (await people().where({ role, active: true }).first('id')) !== undefined;
    },
    staff: async () => (await staff().orderBy(['name', 'id'])).map(toPerson),
    lockStaff: async () => (await staff().orderBy('id').forUpdate()).map(toPerson),
    async insert(person, now) {
      const row = {
        email: person.email,
        phone: person.phone,
        name: person.name,
        role: person.role,
        password_hash: person.passwordHash ?? null,
        password_state: person.passwordState ?? 'none',
        created_at: now,
        updated_at: now,
      };
      const [id] = await translated(() => knex('people').insert(row));
      return Number(id);
    },
    async update(id, changes, now) {
      await knex('people').where({ id }).update({
        name: changes.name,
        phone: changes.phone,
        role: changes.role,
        active: changes.active,
        password_hash: changes.passwordHash,
        password_state: changes.passwordState,
        mailed_password_expires_at: changes.mailedPasswordExpiresAt,
        last_sign_in_at: changes.lastSignInAt,
        updated_at: now,
      });
    },
  };
}

function toPerson(row: Row): Person {
  return {
    id: row.id,
    email: row.email,
    phone: row.phone,
    name: row.name,
    role: row.role,
    passwordHash: row.password_hash,
    passwordState: row.password_state,
    mailedPasswordExpiresAt: row.mailed_password_expires_at,
    active: Boolean(row.active),
    lastSignInAt: row.last_sign_in_at,
  };
}
