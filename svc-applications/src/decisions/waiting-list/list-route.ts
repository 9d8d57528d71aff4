import {
  type ApplicationType,
  applicationTypes,
  referenceOf,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { scoresOf } from '../../assessment';
import { byStaff, type Hidden, recordId, type Service, type Stores } from '../../platform';
import { listAnswer } from './answers';
import { freePlaces } from './free-places';
import { presentAutomatic, presentEntry, presentFree } from './presenter';
import type { WaitingCount } from './store';

/** The most entries of a programme that are listed. */
const mostListed = 500;

interface ListQuery {
  programme: ApplicationType;
  round?: number;
}

const query = Joi.object<ListQuery>({
  programme: Joi.string()
    .valid(...valuesOf(applicationTypes))
    .required(),
  round: recordId.description('The id of a round: those who applied in it alone'),
});

/** The call that returns a programme's waiting list. */
export function listCall(service: Service): AnyCall {
  return defineCall({
    id: 'listWaitingList',
    method: 'get',
    path: '/api/admin/waiting-list',
    summary: 'Returns the waiting list of a programme in its order, with scores',
    ...byStaff('decide'),
    input: { query },
    answers: { 200: listAnswer },
    async handle(ctx) {
      const hidden = await service.stores.conflicts.hiddenFrom(ctx.actor);
      ctx.body = await presentList(service, ctx.input.query, hidden);
    },
  });
}

async function presentList({ stores, portal }: Service, { programme, round }: ListQuery, hidden: Hidden) {
  const list = await stores.waitingLists.list(programme);
  const all = await stores.waitingLists.entries({ programme, hidden }, mostListed);
  const entries =
    round === undefined ? all : await stores.waitingLists.entries({ programme, hidden, round }, mostListed);
  const names = new Map(
    all.map(({ applicationId, application }) => [applicationId, application.applicantName]),
  );
  const free = await freePlaces(stores, list, portal.calendar());
  const scores = await scoresOf(
    stores,
    entries.map(({ applicationId }) => applicationId),
  );
  const counts = await stores.waitingLists.counts(hidden);
  return {
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
        round_id: application.roundId,
      },
      score: scores.get(applicationId) ?? null,
    })),
    counts: byProgramme(counts),
    rounds: await roundsOf(stores, counts, programme),
    free_places: free.map((place) => presentFree(place, names)),
    automatic: presentAutomatic(list.automatic),
  };
}

function byProgramme(counts: readonly WaitingCount[]) {
  const sums = new Map<ApplicationType, number>();
  for (const { programme, count } of counts) sums.set(programme, (sums.get(programme) ?? 0) + count);
  return [...sums].map(([programme, count]) => ({ programme, count }));
}

/** The programme's rounds in which people on the list applied. */
async function roundsOf({ rounds }: Stores, counts: readonly WaitingCount[], programme: ApplicationType) {
  const theirs = counts.filter((one) => one.programme === programme && one.roundId !== null);
  if (theirs.length === 0) return [];
  return (await rounds.all(programme)).flatMap(({ id, names }) => {
    const count = theirs.find(({ roundId }) => roundId === id)?.count;
    return count === undefined ? [] : [{ id, names, count }];
  });
}
