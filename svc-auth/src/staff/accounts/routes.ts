import { type AnyCall, defineCall } from '@portal/service-kit/http';
import type { Permission } from '@portal/service-kit/permissions';
import { presentProfile } from '../../accounts/people/presenter';
import { personParams, profileAnswer } from '../../accounts/people/schema';
import { endedAnswer } from '../../accounts/sessions/schema';
import { errorAnswer } from '../../platform/error-answer';
import type { Service } from '../../platform/service';
import { changeStaff, inviteAgain, inviteStaff, listStaff, renameOneself, signStaffOut } from './manage';
import { presentAct, presentGivable, presentPagination, presentStaff } from './presenter';
import {
  activityAnswer,
  nameBody,
  newStaff,
  pageQuery,
  staffAnswer,
  staffChanges,
  staffListAnswer,
} from './schema';

const pageSize = 20;

/** Who may make these calls: staff with this permission who signed in by password. */
const staffWho = (may: Permission) => ({ auth: 'token' as const, may, scopes: ['account'] });
const tags = ['staff'];

export function staffCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'listStaff',
      method: 'get',
      path: '/api/staff',
      summary: 'Returns all staff accounts by name',
      tags,
      ...staffWho('manageStaff'),
      answers: { 200: staffListAnswer },
      async handle(ctx) {
        const staff = await listStaff(service);
        ctx.body = {
          staff: staff.map((member) => presentStaff(member, ctx.actor.personId)),
          roles: presentGivable(await service.stores.roles.all(), ctx.actor),
        };
      },
    }),
    defineCall({
      id: 'inviteStaff',
      method: 'post',
      path: '/api/staff',
      summary: 'Invites a person to the staff by email',
      tags,
      ...staffWho('manageStaff'),
      needsProof: true,
      input: { body: newStaff },
      answers: { 201: staffAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { personId } = ctx.actor;
        const member = await inviteStaff(service, personId, ctx.input.body);
        ctx.status = 201;
        ctx.body = { staff: presentStaff(member, personId) };
      },
    }),
    defineCall({
      id: 'resendInvitation',
      method: 'post',
      path: '/api/staff/:id/invitation',
      summary: 'Sends a new invitation and makes the earlier link invalid',
      tags,
      ...staffWho('manageStaff'),
      needsProof: true,
      input: { params: personParams },
      answers: { 200: staffAnswer, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { personId } = ctx.actor;
        const member = await inviteAgain(service, personId, ctx.input.params.id);
        ctx.body = { staff: presentStaff(member, personId) };
      },
    }),
    defineCall({
      id: 'updateStaff',
      method: 'patch',
      path: '/api/staff/:id',
      summary:
        'Changes the name, the role or the right to sign in of a staff account; changed rights end all its sessions at once',
      tags,
      ...staffWho('manageStaff'),
      needsProof: true,
      input: { params: personParams, body: staffChanges },
      answers: { 200: staffAnswer, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { personId } = ctx.actor;
        const member = await changeStaff(service, personId, ctx.input.params.id, ctx.input.body);
        ctx.body = { staff: presentStaff(member, personId) };
      },
    }),
    defineCall({
      id: 'signOutStaff',
      method: 'post',
      path: '/api/staff/:id/sign-out',
      summary: 'Ends all sessions of a staff account',
      tags,
      ...staffWho('manageStaff'),
      needsProof: true,
      input: { params: personParams },
      answers: { 200: endedAnswer, 404: errorAnswer },
      async handle(ctx) {
        ctx.body = { ended: await signStaffOut(service, ctx.actor.personId, ctx.input.params.id) };
      },
    }),
    defineCall({
      id: 'listStaffActivity',
      method: 'get',
      path: '/api/staff/activity',
      summary: 'Returns the changes to staff accounts, newest first',
      tags,
      ...staffWho('readActivity'),
      input: { query: pageQuery },
      answers: { 200: activityAnswer },
      async handle(ctx) {
        const { page } = ctx.input.query;
        const { entries, total } = await service.stores.audit.page(page, pageSize);
        ctx.body = { entries: entries.map(presentAct), pagination: presentPagination(page, pageSize, total) };
      },
    }),
    defineCall({
      id: 'updateSelf',
      method: 'patch',
      path: '/api/me',
      summary: "Changes the signed-in staff member's own name",
      tags,
      auth: 'token',
      staffOnly: true,
      scopes: ['account'],
      input: { body: nameBody },
      answers: { 200: profileAnswer },
      async handle(ctx) {
        ctx.body = presentProfile(await renameOneself(service, ctx.actor.personId, ctx.input.body.name));
      },
    }),
  ];
}
