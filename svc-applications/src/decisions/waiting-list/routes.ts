import {
  type ApplicationType,
  applicationTypes,
  referenceOf,
  waitingListMessages as t,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { scoresOf } from '../../assessment';
import { byStaff, errorAnswer, idParams, recordId, type Service, version } from '../../platform';
import { decideRefusal } from '../deciding/answers';
import { entryAnswer, listAnswer, versionedAnswer } from './answers';
import { addToList, move, orderByScore, showPlaces, takeOff } from './change';
import { nextCalls } from './next-routes';
import { presentAutomatic, presentEntry, presentFree } from './presenter';

/** More of one programme are not listed. */
const mostListed = 500;
const mostFree = 50;

const programme = Joi.string()
  .valid(...valuesOf(applicationTypes))
  .required();
const seen = Joi.number().integer().min(0).required().description('The version of the list that was read');

/** The calls with which staff keep waiting lists. */
export const waitingListCalls = (service: Service): AnyCall[] => [
  listCall(service),
  addCall(service),
  takeOffCall(service),
  moveCall(service),
  orderCall(service),
  settingCall(service),
  ...nextCalls(service),
];

function listCall({ stores, portal }: Service): AnyCall {
  return defineCall({
    id: 'listWaitingList',
    method: 'get',
    path: '/api/admin/waiting-list',
    summary: 'Returns the waiting list of a programme in its order, with scores',
    ...byStaff('decide'),
    input: { query: Joi.object<{ programme: ApplicationType }>({ programme }) },
    answers: { 200: listAnswer },
    async handle(ctx) {
      const hidden = await stores.conflicts.hiddenFrom(ctx.actor);
      const list = await stores.waitingLists.list(ctx.input.query.programme);
      const entries = await stores.waitingLists.entries(list.programme, hidden, mostListed);
      const today = portal.calendar().dayOf(await stores.databaseNow());
      const free = await stores.freedPlaces.free(list.programme, today, mostFree);
      const scores = await scoresOf(
        stores,
        entries.map(({ applicationId }) => applicationId),
      );
      ctx.body = {
        programme: list.programme,
        version: list.version,
        shows_place: list.showsPlace,
        entries: entries.map(({ application, applicationId, ...entry }) => ({
          ...presentEntry({ applicationId, ...entry }),
          application: {
            id: applicationId,
            type: application.type,
            reference: referenceOf(application.type, applicationId),
            applicant_name: application.applicantName,
            status: application.status,
          },
          score: scores.get(applicationId) ?? null,
        })),
        counts: await stores.waitingLists.counts(hidden),
        free_places: free.map(presentFree),
        automatic: presentAutomatic(list.automatic),
      };
    },
  });
}

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
