import {
  type ApplicationType,
  applicationTypes,
  waitingListMessages as t,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { byStaff, errorAnswer, idParams, recordId, type Service, version } from '../../platform';
import { decideRefusal } from '../deciding/answers';
import { entryAnswer, versionedAnswer } from './answers';
import { addToList, move, orderByScore, showPlaces, takeOff } from './change';
import { listCall } from './list-route';
import { nextCalls } from './next-routes';
import { presentEntry } from './presenter';

const programme = Joi.string()
  .valid(...valuesOf(applicationTypes))
  .required();
const seen = Joi.number().integer().min(0).required().description('The version of the list that was read');

/** The calls for managing waiting lists. */
export const waitingListCalls = (service: Service): AnyCall[] => [
  listCall(service),
  addCall(service),
  takeOffCall(service),
  moveCall(service),
  orderCall(service),
  settingCall(service),
  ...nextCalls(service),
];

function addCall(service: Service): AnyCall {
  return defineCall({
    id: 'addToWaitingList',
    method: 'post',
    path: '/api/admin/waiting-list',
    summary: 'Puts an application at the end of the waiting list of its programme, and tells its applicant',
    ...byStaff('decide'),
    input: {
      body: Joi.object<{ application_id: number; version?: number }>({
        application_id: recordId.required(),
        version,
      }),
    },
    answers: { 200: entryAnswer, 404: errorAnswer, 409: decideRefusal },
    async handle(ctx) {
      const { application_id: applicationId, version } = ctx.input.body;
      const entry = await addToList(service, {
        actor: ctx.actor,
        applicationId,
        ...(version !== undefined && { version }),
      });
      ctx.body = { entry: presentEntry(entry), message: t.added };
    },
  });
}

function takeOffCall(service: Service): AnyCall {
  return defineCall({
    id: 'takeOffWaitingList',
    method: 'post',
    path: '/api/admin/waiting-list/:id/take-off',
    summary: 'Takes an application off the waiting list, and tells its applicant',
    ...byStaff('decide'),
    input: { params: idParams },
    answers: { 200: entryAnswer, 404: errorAnswer, 409: errorAnswer },
    async handle(ctx) {
      const entry = await takeOff(service, ctx.actor, ctx.input.params.id);
      ctx.body = { entry: presentEntry(entry), message: t.takenOff };
    },
  });
}

function moveCall(service: Service): AnyCall {
  return defineCall({
    id: 'moveOnWaitingList',
    method: 'post',
    path: '/api/admin/waiting-list/:id/move',
    summary: 'Moves an application to another place of its waiting list',
    ...byStaff('decide'),
    input: {
      params: idParams,
      body: Joi.object<{ to: number; version: number }>({
        to: Joi.number().integer().min(1).max(100_000).required().description('The place, from 1'),
        version: seen,
      }),
    },
    answers: { 200: entryAnswer, 404: errorAnswer, 409: errorAnswer },
    async handle(ctx) {
      const { id } = ctx.input.params;
      const entry = await move(service, { actor: ctx.actor, id, ...ctx.input.body });
      ctx.body = { entry: presentEntry(entry), message: t.moved(entry.place ?? 0) };
    },
  });
}

function orderCall(service: Service): AnyCall {
  return defineCall({
    id: 'orderWaitingList',
    method: 'post',
    path: '/api/admin/waiting-list/order',
    summary: 'Orders the waiting list of a programme by the mean score, those without any last',
    ...byStaff('decide'),
    input: {
      body: Joi.object<{ programme: ApplicationType; version: number }>({ programme, version: seen }),
    },
    answers: { 200: versionedAnswer, 409: errorAnswer },
    async handle(ctx) {
      await orderByScore(service, { actor: ctx.actor, ...ctx.input.body });
      const { version } = await service.stores.waitingLists.list(ctx.input.body.programme);
      ctx.body = { version, message: t.ordered };
    },
  });
}

function settingCall(service: Service): AnyCall {
  return defineCall({
    id: 'updateWaitingListSetting',
    method: 'put',
    path: '/api/admin/waiting-list/setting',
    summary: 'Sets whether the applicants of a programme are told their place on its waiting list',
    ...byStaff('manageSettings'),
    input: {
      body: Joi.object<{ programme: ApplicationType; shows_place: boolean }>({
        programme,
        shows_place: Joi.boolean().required(),
      }),
    },
    answers: { 200: versionedAnswer },
    async handle(ctx) {
      const { programme, shows_place: shows } = ctx.input.body;
      await showPlaces(service, { actor: ctx.actor, programme, shows });
      const { version } = await service.stores.waitingLists.list(programme);
      ctx.body = { version, message: t.saved };
    },
  });
}
