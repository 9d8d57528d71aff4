import { type AnyCall, defineCall } from '@portal/service-kit/http';
import type { Permission } from '@portal/service-kit/permissions';
import { errorAnswer } from '../../platform/error-answer';
import type { Service } from '../../platform/service';
import { changeRole, createRole, listRoles, removeRole } from './manage';
import { presentRole, presentRoles } from './presenter';
import { newRole, removeQuery, roleAnswer, roleChanges, roleInUse, roleParams, rolesAnswer } from './schema';

const staffWho = (may: Permission) => ({ auth: 'token' as const, may, scopes: ['account'] });
const tags = ['roles'];

/** The calls about custom roles: sets of permissions with a name. */
export function roleCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'listRoles',
      method: 'get',
      path: '/api/staff/roles',
      summary: 'Returns the roles of the staff with what each may do, and who has the custom ones',
      tags,
      ...staffWho('manageRoles'),
      answers: { 200: rolesAnswer },
      async handle(ctx) {
        ctx.body = presentRoles(await listRoles(service), ctx.actor);
      },
    }),
    defineCall({
      id: 'createRole',
      method: 'post',
      path: '/api/staff/roles',
      summary: 'Makes a role of permissions that whoever makes it has, too',
      tags,
      ...staffWho('manageRoles'),
      needsProof: true,
      input: { body: newRole },
      answers: { 201: roleAnswer, 409: errorAnswer },
      async handle(ctx) {
        const role = await createRole(service, ctx.actor.personId, ctx.input.body);
        ctx.status = 201;
        ctx.body = { role: presentRole(role, ctx.actor) };
      },
    }),
    defineCall({
      id: 'updateRole',
      method: 'patch',
      path: '/api/staff/roles/:id',
      summary:
        'Changes the name of a custom role or what it may do; other permissions sign out everybody who has it',
      tags,
      ...staffWho('manageRoles'),
      needsProof: true,
      input: { params: roleParams, body: roleChanges },
      answers: { 200: roleAnswer, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const role = await changeRole(service, ctx.actor.personId, ctx.input.params.id, ctx.input.body);
        ctx.body = { role: presentRole(role, ctx.actor) };
      },
    }),
    defineCall({
      id: 'deleteRole',
      method: 'delete',
      path: '/api/staff/roles/:id',
      summary: 'Removes a custom role; 409 names who has it, unless all of them move to another role',
      tags,
      ...staffWho('manageRoles'),
      needsProof: true,
      input: { params: roleParams, query: removeQuery },
      answers: { 204: null, 404: errorAnswer, 409: roleInUse },
      async handle(ctx) {
        const { version, move_to: moveTo } = ctx.input.query;
        const options = { version, ...(moveTo !== undefined && { moveTo }) };
        await removeRole(service, ctx.actor.personId, ctx.input.params.id, options);
        ctx.status = 204;
      },
    }),
  ];
}
