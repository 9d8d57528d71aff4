import { calendarOf, timeZoneSchema } from '@portal/service-kit/calendar';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { freeByPress } from '../../decisions';
import { byStaff, can, type Hidden, type Service } from '../../platform';
import { todayAnswer } from './answers';
import { presentToday } from './presenter';
import { weekUntil } from './today';

const query = Joi.object<{ time_zone?: string }>({
  time_zone: timeZoneSchema(),
});

/** The free places of programmes in which somebody waits whom the reader may see. */
async function freeOf({ stores, portal }: Service, hidden: Hidden) {
  const waiting = await stores.waitingLists.counts(hidden);
  const programmes = [...new Set(waiting.map(({ programme }) => programme))];
  return freeByPress(stores, programmes, portal.calendar());
}

/** The most kept decisions that are listed, oldest first. */
const mostKept = 20;
const nothing = { kept: [], free: [] };

/** What is left to decide; each kind is read only if the portal has any of it. */
const leftToDecide = async (
  service: Service,
  hidden: Hidden,
  { hasKept, inUse }: { hasKept: boolean; inUse: { waitingList: boolean } },
) => ({
  kept: hasKept ? await service.stores.held.kept(hidden, mostKept) : [],
  free: inUse.waitingList ? await freeOf(service, hidden) : [],
});

export function todayCalls(service: Service): AnyCall[] {
  const { stores, clock, portal } = service;
  return [
    defineCall({
      id: 'getWorkQueue',
      method: 'get',
      path: '/api/admin/today',
      summary:
        'Returns what waits for the caller, the oldest first, the figures of a week and colleagues’ acts',
      ...byStaff('readApplications'),
      input: { query },
      answers: { 200: todayAnswer },
      async handle(ctx) {
        const { personId } = ctx.actor;
        const reader = { personId, hidden: await stores.conflicts.hiddenFrom(ctx.actor) };
        const { today } = stores;
        const days = weekUntil(clock(), calendarOf(ctx.input.query.time_zone ?? portal.known().timeZone));
        const [waiting, mails, week, acts, cancelled, left] = await Promise.all([
          today.waiting(reader, { requests: can(ctx.actor, 'decideRequests') }),
          can(ctx.actor, 'manageMail') ? stores.outbox.figures() : null,
          today.week(days),
          today.colleaguesActs(reader),
          stores.cancelled.open({ ...reader, seesWebhooks: can(ctx.actor, 'manageIntegrations') }),
          can(ctx.actor, 'assignReaders') ? stores.assignments.waitingOfLeft(reader.hidden) : null,
        ]);
        const toDecide = can(ctx.actor, 'decide')
          ? await leftToDecide(service, reader.hidden, week)
          : nothing;
        const ofPortal = { mails: mails?.givenUp ?? null, acts, cancelled, left };
        ctx.body = presentToday({ ...waiting, ...week, ...ofPortal, ...toDecide, days });
      },
    }),
  ];
}
