import type { Knex } from 'knex';
import { translated } from '../database-errors';
import type { PasswordState, Person, Role } from './person';

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
  passwordHash?: string;
  passwordState?: PasswordState;
  mailedPasswordExpiresAt?: Date | null;
}

export interface PeopleStore {
  byId(id: number): Promise<Person | undefined>;
  /** As above, and nobody else changes the person before this transaction ends. */
  lock(id: number): Promise<Person | undefined>;
  byEmail(email: string): Promise<Person | undefined>;
  /** The active people with this phone number, the newest first. */
  byPhone(phone: string, most: number): Promise<Person[]>;
  hasActive(role: Role): Promise<boolean>;
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
}

export function peopleStore(knex: Knex): PeopleStore {
  const people = () => knex<Row>('people');
  const find = async (query: PromiseLike<Row | undefined>) => {
    const row = await query;
    return row && toPerson(row);
  };
  return {
    byId: (id) => find(people().where({ id }).first()),
    lock: (id) => find(people().where({ id }).forUpdate().first()),
    byEmail: (email) => find(people().where({ email }).first()),
    async byPhone(phone, most) {
      const rows = await people().where({ phone, active: true }).orderBy('id', 'desc').limit(most);
      return rows.map(toPerson);
    },
    async hasActive(role) {
      return (await people().where({ role, active: true }).first('id')) !== undefined;
    },
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
        password_hash: changes.passwordHash,
        password_state: changes.passwordState,
        mailed_password_expires_at: changes.mailedPasswordExpiresAt,
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
  };
}
