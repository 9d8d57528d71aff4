import { placeLimits, placeMessages } from '@portal/contract-svc-applications-v1';
import { daysAfter } from '@portal/service-kit/calendar';
import { Invalid } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { byStaff, type Service, spanOf } from '../../platform';
import { weeksAnswer } from './answers';
import type { TakenPlace } from './place';
import { spanQuery } from './schema';
import { calendarOfWeeks, type Week } from './weeks';

/** The call for the calendar of places. */
export function placeCalls({ stores, portal }: Service): AnyCall[] {
  return [
    defineCall({
      id: 'getPlaces',
      method: 'get',
      path: '/api/places',
      summary: 'Returns the weeks of a span: how many places are taken, offered and free, and who comes',
      ...byStaff('readApplications'),
      input: { query: spanQuery },
      answers: { 200: weeksAnswer },
      async handle(ctx) {
        const { from, until } = ctx.input.query;
        if (until > daysAfter(from, placeLimits.days)) throw new Invalid({ until: [placeMessages.tooLong] });
        const periods = await stores.places.periods({ from, until });
        // For a period that reaches beyond the span, all of its offers count.
        const asked = { from, until };
        const taken = await stores.places.taken(spanOf([asked, ...periods]) ?? asked);
        const daysOff = await stores.places.daysOff({ from, until });
        const weeks = calendarOfWeeks({ from, until }, { periods, daysOff, taken });
        const shown = new Set(weeks.flatMap(({ lines }) => lines.flatMap(({ offers }) => offers)));
        const offers = taken.filter(({ offerId }) => shown.has(offerId));
        const ids = [...new Set(offers.map(({ applicationId }) => applicationId))];
        const hidden = await stores.conflicts.hiddenAmong(ctx.actor, ids);
        ctx.body = {
          time_zone: portal.known().timeZone,
          weeks: weeks.map(presentWeek),
          offers: offers.map((one) => presentTaken(one, hidden.has(one.applicationId))),
        };
      },
    }),
  ];
}

const presentWeek = ({ daysOff, ...week }: Week) => ({ ...week, days_off: daysOff });

/** An offer in the calendar; without a name if the reader must not see its application. */
const presentTaken = (one: TakenPlace, isHidden: boolean) => ({
  id: one.offerId,
  application_id: isHidden ? null : one.applicationId,
  applicant_name: isHidden ? null : one.applicantName,
  programme: one.programme,
  state: one.state,
  from: one.from,
  until: one.until,
  participants: one.participants,
});
