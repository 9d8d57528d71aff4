import {
  type ApplicationType,
  bulkMost,
  type Decision,
  decisions,
  listMessages,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { clashesInRefusal } from '../../offers';
import {
  byStaff,
  errorAnswer,
  type Hidden,
  idParams,
  type PageQuery,
  pageOf,
  pageQuery,
  programme,
  recordId,
  refused,
  type Service,
  withMessage,
} from '../../platform';
import { openReleaseAnswer, releaseAnswer, resultsAnswer } from './answers';
import { beginRelease, type ReleaseRequest, stopRelease } from './begin-release';
import { presentByRound, presentCounts, presentItem, presentRelease, presentResult } from './presenter';
import type { ResultRelease } from './result-release';

const perPage = 50;
const shown = { releases: 5, waiting: 100, leftOut: 200 };

interface ResultsQuery extends PageQuery {
  status?: Decision;
  type?: ApplicationType;
  prepared_by?: number;
  round?: number;
}

const query = Joi.object<ResultsQuery>({
  status: Joi.string().valid(...valuesOf(decisions)),
  type: programme(),
  prepared_by: recordId.description('The id of a member of staff'),
  round: recordId.description('The id of a round: of its applications alone'),
  ...pageQuery,
});

const releaseBody = Joi.object<Omit<ReleaseRequest, 'actor'>>({
  key: Joi.string()
    .pattern(/^[\w-]{16,40}$/)
    .required()
    .description('New for each release; with the same key it is the same release'),
  items: withMessage(
    Joi.array()
      .items(Joi.object({ id: recordId.required(), version: Joi.number().integer().min(1).required() }))
      .min(1)
      .max(bulkMost)
      .unique('id')
      .required(),
    ({ code }) => (code === 'array.max' ? listMessages.tooMany : listMessages.noneChosen),
  ).description('The prepared decisions as they were seen'),
});

/** The calls for looking over prepared decisions and releasing them together. */
export const resultsCalls = (service: Service): AnyCall[] => [
  listCall(service),
  releaseCall(service),
  getReleaseCall(service),
  stopCall(service),
];

function listCall({ stores }: Service): AnyCall {
  return defineCall({
    id: 'listResults',
    method: 'get',
    path: '/api/admin/results',
    summary: 'Returns the prepared decisions, 50 a page, with counts, and the newest releases',
    ...byStaff('decide'),
    input: { query },
    answers: { 200: resultsAnswer },
    async handle(ctx) {
      const { status, type, prepared_by: preparedBy, round, page } = ctx.input.query;
      const hidden = await stores.conflicts.hiddenFrom(ctx.actor);
      const filter = { hidden, status, type, preparedBy, round };
      const counted = presentCounts(await stores.prepared.counts(filter));
      const { pagination, range } = pageOf({ page, total: counted.counts.total, perPage });
      const rows = range ? await stores.prepared.page(filter, range) : [];
      ctx.body = {
        results: rows.map(presentResult),
        ...counted,
        by_round: await roundsOf(stores, hidden),
        seen: await stores.prepared.seen(filter, bulkMost),
        authors: await stores.prepared.authors({ hidden }),
        pagination,
        releases: await releasesOf(stores, await stores.releases.newest(shown.releases)),
      };
    },
  });
}

/** The rounds, read only if any prepared decision belongs to one. */
async function roundsOf({ prepared, rounds }: Service['stores'], hidden: Hidden) {
  const counts = await prepared.countsByRound({ hidden });
  return counts.length === 0 ? [] : presentByRound(await rounds.all(), counts);
}

async function releasesOf(stores: Service['stores'], releases: ResultRelease[]) {
  const presented: ReturnType<typeof presentRelease>[] = [];
  for (const one of releases) presented.push(await progressOf(stores, one));
  return presented;
}

const progressOf = async ({ releases }: Service['stores'], release: ResultRelease) =>
  presentRelease(release, await releases.counts(release.id), await releases.mailsWaiting(release.id));

function releaseCall(service: Service): AnyCall {
  return defineCall({
    id: 'releaseResults',
    method: 'post',
    path: '/api/admin/results/releases',
    summary:
      'Lets prepared decisions go out, all from this moment on: all of them as they were seen, or none',
    ...byStaff('releaseResults'),
    input: { body: releaseBody },
    answers: { 200: releaseAnswer, 409: Joi.object({ ...refused, clashes: clashesInRefusal }) },
    async handle(ctx) {
      const release = await beginRelease(service, { actor: ctx.actor, ...ctx.input.body });
      ctx.body = { release: await progressOf(service.stores, release) };
    },
  });
}

function getReleaseCall({ stores }: Service): AnyCall {
  return defineCall({
    id: 'getResultRelease',
    method: 'get',
    path: '/api/admin/results/releases/:id',
    summary: 'Returns how far a release is, what waits, and what was left out and why',
    ...byStaff('decide'),
    input: { params: idParams },
    answers: { 200: openReleaseAnswer, 404: errorAnswer },
    async handle(ctx) {
      const { id } = ctx.input.params;
      const release = await stores.releases.find(id);
      if (!release) throw new NotFound();
      const hidden = await stores.conflicts.hiddenFrom(ctx.actor);
      const [waiting, leftOut] = await Promise.all([
        stores.releases.waiting(id, hidden, shown.waiting),
        stores.releases.leftOut(id, hidden, shown.leftOut),
      ]);
      ctx.body = {
        release: await progressOf(stores, release),
        waiting: waiting.map(presentItem),
        left_out: leftOut.map(presentItem),
      };
    },
  });
}

function stopCall(service: Service): AnyCall {
  return defineCall({
    id: 'stopResultRelease',
    method: 'post',
    path: '/api/admin/results/releases/:id/stop',
    summary: 'Stops a release: what has not gone out is prepared again',
    ...byStaff('releaseResults'),
    input: { params: idParams },
    answers: { 200: releaseAnswer, 404: errorAnswer, 409: errorAnswer },
    async handle(ctx) {
      const release = await stopRelease(service, ctx.actor, ctx.input.params.id);
      ctx.body = { release: await progressOf(service.stores, release) };
    },
  });
}
