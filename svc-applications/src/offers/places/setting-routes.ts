import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { byStaff, errorAnswer, idParams, listOf, type Service } from '../../platform';
import { dayOffFields, periodFields, settingsAnswer } from './answers';
import {
  addDayOff,
  addPeriods,
  changePeriod,
  type PeriodNow,
  placeSettings,
  removeDayOff,
  removePeriod,
} from './change';
import type { NewPlacePeriod } from './place';
import { dayOffSchema, newPeriodSchema, type PeriodBody, periodSchema } from './schema';

const present = ({ roundId: _, ...period }: PeriodNow) => period;

const periodOf = ({ programme, from, until, places, label }: PeriodBody): NewPlacePeriod => ({
  ...{ programme, from, until, places },
  label: label || null,
  roundId: null,
});

/** The administrators' calls for places and days off. */
export function placeSettingCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'getPlaceSettings',
      method: 'get',
      path: '/api/admin/places',
      summary: 'Returns how many places there are when, and the days off',
      ...byStaff('managePlaces'),
      answers: { 200: settingsAnswer },
      async handle(ctx) {
        const { periods, daysOff } = await placeSettings(service.stores);
        ctx.body = { periods: periods.map(present), days_off: daysOff };
      },
    }),
    defineCall({
      id: 'createPlacePeriods',
      method: 'post',
      path: '/api/admin/places/periods',
      summary: 'Says how many places a programme has in a period, or in each of its weeks',
      ...byStaff('managePlaces'),
      input: { body: newPeriodSchema },
      answers: { 200: Joi.object({ periods: listOf(periodFields) }), 409: errorAnswer },
      async handle(ctx) {
        const { weekly = false, ...period } = ctx.input.body;
        const made = await addPeriods(service, ctx.actor, periodOf(period), weekly);
        ctx.body = { periods: made.map(present) };
      },
    }),
    defineCall({
      id: 'updatePlacePeriod',
      method: 'put',
      path: '/api/admin/places/periods/:id',
      summary: 'Changes a period; what was accepted stays, and the answer says how many are over',
      ...byStaff('managePlaces'),
      input: { params: idParams, body: periodSchema },
      answers: { 200: Joi.object({ period: Joi.object(periodFields).required() }), 404: errorAnswer },
      async handle(ctx) {
        const { params, body } = ctx.input;
        ctx.body = { period: present(await changePeriod(service, ctx.actor, params.id, periodOf(body))) };
      },
    }),
    defineCall({
      id: 'deletePlacePeriod',
      method: 'delete',
      path: '/api/admin/places/periods/:id',
      summary: 'Removes a period: nothing limits its days any more',
      ...byStaff('managePlaces'),
      input: { params: idParams },
      answers: { 204: null, 404: errorAnswer },
      async handle(ctx) {
        await removePeriod(service, ctx.actor, ctx.input.params.id);
        ctx.status = 204;
      },
    }),
    defineCall({
      id: 'createDayOff',
      method: 'post',
      path: '/api/admin/places/days-off',
      summary: 'Names days on which nobody can come',
      ...byStaff('managePlaces'),
      input: { body: dayOffSchema },
      answers: { 200: Joi.object({ day_off: Joi.object(dayOffFields).required() }) },
      async handle(ctx) {
        const id = await addDayOff(service, ctx.actor, ctx.input.body);
        ctx.body = { day_off: { id, ...ctx.input.body } };
      },
    }),
    defineCall({
      id: 'deleteDayOff',
      method: 'delete',
      path: '/api/admin/places/days-off/:id',
      summary: 'Removes days off',
      ...byStaff('managePlaces'),
      input: { params: idParams },
      answers: { 204: null, 404: errorAnswer },
      async handle(ctx) {
        await removeDayOff(service, ctx.actor, ctx.input.params.id);
        ctx.status = 204;
      },
    }),
  ];
}
