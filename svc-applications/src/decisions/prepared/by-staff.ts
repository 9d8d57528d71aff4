import type { Actor } from '../../platform';
import { nameOf } from '../../platform';
import type { ByStaff } from './prepared-decision';

/** The member of staff who acts, as stored with something that takes effect later. */
export const byStaffOf = (actor: Actor): ByStaff => ({
  personId: actor.personId,
  name: nameOf(actor),
  role: actor.role,
  ...(actor.program && { program: actor.program }),
});

export interface StaffColumns {
  staff_id: number;
  staff_name: string;
  staff_role: string;
  token_id: number | null;
  token_name: string | null;
}

export const toColumns = (by: ByStaff): StaffColumns => ({
  staff_id: by.personId,
  staff_name: by.name.slice(0, 200),
  staff_role: by.role,
  token_id: by.program?.token ?? null,
  token_name: by.program?.name ?? null,
});

export const toByStaff = (row: StaffColumns): ByStaff => ({
  personId: row.staff_id,
  name: row.staff_name,
  role: row.staff_role,
  ...(row.token_id !== null && { program: { token: row.token_id, name: row.token_name ?? '' } }),
});
