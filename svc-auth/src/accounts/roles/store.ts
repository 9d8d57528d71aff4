import { customRole, isCustomRole } from '@portal/service-kit/permissions';
import type { Knex } from 'knex';
import { translated } from '../../platform/database-errors';
import { type CustomRole, inOrder } from './role';

export type NewRole = Pick<CustomRole, 'name' | 'permissions'>;

export interface RoleStore {
  /** Returns all custom roles by name. */
  all(): Promise<CustomRole[]>;
  /** Finds a custom role by its key in accounts, such as `staff:7`. */
  byRole(role: string): Promise<CustomRole | undefined>;
  /** Reads the role and locks its row until this transaction ends. */
  lock(id: number): Promise<CustomRole | undefined>;
  count(): Promise<number>;
  /** @returns the new id. @throws RoleNameTaken */
  insert(role: NewRole, now: Date): Promise<number>;
  /** Writes the next version. @throws RoleNameTaken */
  update(id: number, role: NewRole, now: Date): Promise<void>;
  remove(id: number): Promise<void>;
}

interface RoleRow {
  id: number;
  name: string;
  name_key: string;
  permissions: string;
  version: number;
}

export function roleStore(knex: Knex): RoleStore {
  const roles = () => knex<RoleRow>('staff_roles');
  return {
    all: async () => (await roles().orderBy(['name_key', 'id'])).map(toRole),
    byRole: async (role) => (await customRolesAmong(knex, [role])).get(role),
    async lock(id) {
      const row = await roles().where({ id }).forUpdate().first();
      return row && toRole(row);
    },
    count: async () => Number((await knex('staff_roles').count({ total: '*' }).first())?.total ?? 0),
    async insert(role, now) {
      const row = { ...toRow(role), version: 1, created_at: now, updated_at: now };
      const [id] = await translated(() => knex('staff_roles').insert(row));
      return Number(id);
    },
    async update(id, role, now) {
      const row = { ...toRow(role), version: knex.raw('version + 1'), updated_at: now };
      await translated(() => knex('staff_roles').where({ id }).update(row));
    },
    async remove(id) {
      await roles().where({ id }).delete();
    },
  };
}

/** Returns the custom roles among these keys; asks the database only if there is one. */
export async function customRolesAmong(
  knex: Knex,
  among: readonly string[],
): Promise<Map<string, CustomRole>> {
  const ids = [...new Set(among)].filter(isCustomRole).map((role) => Number(role.split(':')[1]));
  if (ids.length === 0) return new Map();
  const rows = await knex<RoleRow>('staff_roles').whereIn('id', ids);
  return new Map(rows.map(toRole).map((role) => [role.role, role]));
}

const toRow = ({ name, permissions }: NewRole) => ({
  name,
  name_key: name.toLowerCase(),
  permissions: JSON.stringify(permissions),
});

const toRole = (row: RoleRow): CustomRole => ({
  id: Number(row.id),
  role: customRole(Number(row.id)),
  name: row.name,
  permissions: inOrder(JSON.parse(row.permissions) as string[]),
  version: Number(row.version),
});
