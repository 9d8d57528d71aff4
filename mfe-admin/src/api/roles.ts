import type {
  CustomRole,
  NewRoleRequest,
  Permission,
  RoleChangesRequest,
  RoleList,
} from '@portal/contract-svc-auth-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type { CustomRole, RoleList };

/** What a role is called and may. */
export interface RoleWords {
  name: string;
  permissions: Permission[];
}

/** The built-in roles, the custom ones, and what whoever asks may give. */
export async function readRoles(api: ApiClient): Promise<RoleList> {
  return (await call(api, accountCalls.listRoles)).body;
}

/** 409 where another role has the name. */
export async function createRole(api: ApiClient, role: RoleWords): Promise<void> {
  await call(api, accountCalls.createRole, { body: role satisfies NewRoleRequest });
}

/** Signs everybody out who has it where it may something else. 409 when somebody has changed it meanwhile. */
export async function changeRole(
  api: ApiClient,
  { id, version }: CustomRole,
  changes: RoleWords,
): Promise<void> {
  const body: RoleChangesRequest = { version, ...changes };
  await call(api, accountCalls.updateRole, { params: { id }, body });
}

/** Removes a role; whoever has it gets `moveTo`. 409 where somebody has it and no other role is named. */
export async function removeRole(
  api: ApiClient,
  { id, version }: CustomRole,
  moveTo: string | undefined,
): Promise<void> {
  const query = { version, ...(moveTo !== undefined && { move_to: moveTo }) };
  await call(api, accountCalls.deleteRole, { params: { id }, query });
}
