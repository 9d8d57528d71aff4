import { type ApplicationType, applicationTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import { separatorIn } from '@portal/service-kit/csv';
import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { shownLanguageOf } from '@portal/service-kit/language';
import Joi from 'joi';
import { byStaff, errorAnswer, id, idParams, listOf, programme, type Service, words } from '../../platform';
import { noFigures, stages } from './figures';
import { csvOfFigures, presentFigures, presentListed } from './presenter';

const count = () => Joi.number().integer().min(0).required();

const stageFigures = listOf({
  stage: Joi.string()
    .valid(...stages)
    .required(),
  count: count().description('How many applications reached it'),
  median_days: Joi.number()
    .allow(null)
    .required()
    .description('From the stage before; null of the first one, and where none reached both'),
});
const missed = () => count().description('How many accepted and did not come');

const listAnswer = Joi.object({
  figures: listOf({
    programme: programme().required(),
    round: Joi.object({
      id: id(),
      names: Joi.object().pattern(Joi.string(), words()).required(),
      opens: words().description('By the clock of the portal, as closes'),
      closes: words(),
    })
      .allow(null)
      .required(),
    stages: stageFigures,
    missed: missed(),
  }),
});

const figuresAnswer = Joi.object({
  programme: programme().required(),
  round: Joi.object({ id: id(), names: Joi.object().pattern(Joi.string(), words()).required() })
    .allow(null)
    .required(),
  stages: stageFigures,
  missed: missed(),
});

const typeParams = Joi.object<{ type: ApplicationType }>({
  type: Joi.string()
    .valid(...valuesOf(applicationTypes))
    .required(),
});

/** The calls for how far applications of rounds came; they return only numbers, so hidden ones are counted, too. */
export const roundFigureCalls = ({ stores, clock }: Service): AnyCall[] => [
  defineCall({
    id: 'getRoundFigures',
    method: 'get',
    path: '/api/admin/rounds/:id/figures',
    summary: 'Returns how many applications of a round reached each stage, and the median days of each',
    ...byStaff('readReports'),
    input: { params: idParams },
    answers: { 200: figuresAnswer, 404: errorAnswer },
    async handle(ctx) {
      const round = await stores.rounds.find(ctx.input.params.id);
      if (!round) throw new NotFound();
      const [figures] = await stores.roundFigures.read({ roundId: round.id });
      ctx.body = presentFigures(figures ?? noFigures(round.programme, round.id), round);
    },
  }),
  defineCall({
    id: 'getFiguresWithoutRound',
    method: 'get',
    path: '/api/admin/programmes/:type/figures',
    summary: 'Returns the same of the applications of a programme that are for no round',
    ...byStaff('readReports'),
    input: { params: typeParams },
    answers: { 200: figuresAnswer },
    async handle(ctx) {
      const { type } = ctx.input.params;
      const [figures] = await stores.roundFigures.read({ programme: type, roundId: null });
      ctx.body = presentFigures(figures ?? noFigures(type, null), null);
    },
  }),
  defineCall({
    id: 'listRoundFigures',
    method: 'get',
    path: '/api/admin/round-figures',
    summary: 'Returns the figures of all rounds, and of what is for none',
    ...byStaff('readReports'),
    answers: { 200: listAnswer },
    async handle(ctx) {
      const [figures, rounds] = await Promise.all([stores.roundFigures.read(), stores.rounds.all()]);
      ctx.body = { figures: figures.map((one) => presentListed(one, rounds)) };
    },
  }),
  defineCall({
    id: 'exportRoundFigures',
    method: 'get',
    path: '/api/admin/round-figures/export',
    summary: 'Returns the figures of all rounds, and of what is for none, as a table for spreadsheets',
    ...byStaff('readReports'),
    answers: { 200: { mediaTypes: ['text/csv'] } },
    async handle(ctx) {
      const [figures, rounds] = await Promise.all([stores.roundFigures.read(), stores.rounds.all()]);
      const event = { kind: 'report_exported', actor: ctx.actor, details: { format: 'csv' } };
      await stores.events.add(event, clock());
      ctx.body = csvOfFigures(figures, rounds, separatorIn(shownLanguageOf(ctx)));
      ctx.attachment('rounds.csv');
      ctx.type = 'text/csv; charset=utf-8';
    },
  }),
];
