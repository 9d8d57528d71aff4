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

/** The name and the permissions of a role. */
export interface RoleWords {
  name: string;
  permissions: Permission[];
}

/** Reads the built-in and custom roles, and the permissions that the caller may give. */
export async function readRoles(api: ApiClient): Promise<RoleList> {
  return (await call(api, accountCalls.listRoles)).body;
}

/** Creates a role. 409 when another role has the name. */
export async function createRole(api: ApiClient, role: RoleWords): Promise<void> {
  await call(api, accountCalls.createRole, { body: role satisfies NewRoleRequest });
}

/** Changes a role; if its permissions change, everybody with it is signed out. 409 after a colleague's change. */
export async function changeRole(
  api: ApiClient,
  { id, version }: CustomRole,
  changes: RoleWords,
): Promise<void> {
  const body: RoleChangesRequest = { version, ...changes };
  await call(api, accountCalls.updateRole, { params: { id }, body });
}

/** Removes a role; its holders get `moveTo`. 409 when somebody has the role and `moveTo` is absent. */
export async function removeRole(
  api: ApiClient,
  { id, version }: CustomRole,
  moveTo: string | undefined,
): Promise<void> {
  const query = { version, ...(moveTo !== undefined && { move_to: moveTo }) };
  await call(api, accountCalls.deleteRole, { params: { id }, query });
}
