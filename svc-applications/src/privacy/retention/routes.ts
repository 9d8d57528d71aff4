import {
  type KeptStatus,
  keptStatuses,
  monthsMost,
  programmes,
  retentionMessages as t,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import type { Text } from '@portal/service-kit/messages';
import Joi from 'joi';
import { mostPerRun, type Rule } from '../../application';
import {
  byStaff,
  id,
  instant,
  listOf,
  maybeInstant,
  type Service,
  status,
  type,
  withMessage,
} from '../../platform';
import { changeRules, type RuleChange, rulesAfter } from './change';
import { forecast } from './forecast';
import { presentForecast, presentRules } from './presenter';

type Months = number | null;

interface RulesBody {
  programmes: ({ programme: Rule['programme'] } & Record<KeptStatus, Months>)[];
  mails: Months;
  devices: Months;
}

const months = (most: number, text: Text) =>
  withMessage(Joi.number().integer().min(1).max(most).allow(null).required(), text);
const kept = () => months(monthsMost.kept, t.months);
const maybeMonths = () => Joi.number().integer().allow(null).required().description('null: for ever');

const rulesBody = Joi.object<RulesBody>({
  programmes: Joi.array()
    .items(
      Joi.object({
        programme: Joi.string()
          .valid(...programmes.map(({ key }) => key))
          .required(),
        draft: kept(),
        approved: kept(),
        rejected: kept(),
      }),
    )
    .unique('programme')
    .max(100)
    .required(),
  mails: kept(),
  devices: months(monthsMost.devices, t.devices),
});

const rulesAnswer = Joi.object({
  programmes: listOf({
    programme: type(),
    draft: maybeMonths(),
    approved: maybeMonths(),
    rejected: maybeMonths(),
  }),
  mails: maybeMonths(),
  devices: maybeMonths(),
  now: instant().description('The time by which things end'),
  clock_doubted_from: maybeInstant().description(
    'The clock jumped from here, and nothing ends until the rules are saved again; null: all is well',
  ),
  last_night: Joi.object({ at: instant(), ended: id() })
    .allow(null)
    .required()
    .description('The night that was worked on last, and how many applications ended in it'),
  most_a_night: id(),
});

const forecastAnswer = Joi.object({
  drafts: id(),
  applications: id(),
  not_before: maybeInstant(),
  items: listOf({
    application_id: id(),
    type: type(),
    status: status(),
    changed_at: instant(),
    ends_at: instant(),
  }).description('The first 50 of each rule'),
});

const wishesOf = ({ programmes: listed, mails, devices }: RulesBody): RuleChange[] => [
  ...listed.flatMap(({ programme, ...byStatus }) =>
    valuesOf(keptStatuses).map((one) => ({ programme, status: one, months: byStatus[one] })),
  ),
  { programme: 'portal', status: 'mails', months: mails },
  { programme: 'portal', status: 'devices', months: devices },
];

/** The calls for how long data is kept. */
export function retentionCalls(service: Service): AnyCall[] {
  // Read when needed: the API's document is written without stores.
  const stored = () => service.stores.retention;
  async function present() {
    const [rules, clock, last] = await Promise.all([stored().rules(), stored().clock(), stored().lastRun()]);
    return {
      ...presentRules(rules),
      now: service.clock().toISOString(),
      clock_doubted_from: clock.doubtedFromAt?.toISOString() ?? null,
      last_night: last ? { at: last.at.toISOString(), ended: last.ended } : null,
      most_a_night: mostPerRun,
    };
  }
  return [
    defineCall({
      id: 'getRetentionRules',
      method: 'get',
      path: '/api/admin/retention',
      summary: 'Returns after how many months drafts, applications, mails and known devices end',
      ...byStaff('manageRetention'),
      answers: { 200: rulesAnswer },
      async handle(ctx) {
        ctx.body = await present();
      },
    }),
    defineCall({
      id: 'previewRetentionRules',
      method: 'post',
      path: '/api/admin/retention/preview',
      summary: 'Returns what these rules would end, and when; stores nothing',
      ...byStaff('manageRetention'),
      input: { body: rulesBody },
      answers: { 200: forecastAnswer },
      async handle(ctx) {
        const now = service.clock();
        const rules = rulesAfter(await stored().rules(), wishesOf(ctx.input.body), now);
        const found = await forecast(service.stores, rules, now);
        const known = await service.stores.conflicts.knownBy(ctx.actor.personId);
        const endings = found.endings.filter((one) => !known.includes(one.id));
        ctx.body = presentForecast({ ...found, endings });
      },
    }),
    defineCall({
      id: 'updateRetentionRules',
      method: 'put',
      path: '/api/admin/retention',
      summary: 'Sets the rules; a rule that is new or shorter ends nothing for 24 hours',
      ...byStaff('manageRetention'),
      needsProof: true,
      input: { body: rulesBody },
      answers: { 200: rulesAnswer },
      async handle(ctx) {
        await changeRules(service, wishesOf(ctx.input.body), ctx.actor);
        ctx.body = await present();
      },
    }),
  ];
}
