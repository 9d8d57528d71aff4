import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { type Application, ownersAbilities } from '../../application';
import { progressOfAll } from '../../application-view';
import { presentReopened, presentWaitlist, waitlistsOf } from '../../decisions';
import { presentOwnOffer } from '../../offers';
import { byApplicants, type Service } from '../../platform';
import { askingReferees } from '../../referees';
import { ownRounds } from '../../rounds';
import { discardedOf } from '../discarding/discard';
import { presentDiscarded } from '../discarding/presenter';
import { myApplicationsAnswer, typesAnswer } from './answers';
import { presentListed, presentTypes } from './presenter';

export function myCalls(service: Service): AnyCall[] {
  const { stores, clock } = service;
  return [
    defineCall({
      id: 'listOwnApplications',
      method: 'get',
      path: '/api/my-applications',
      summary: "Returns the signed-in applicant's applications, newest first, each with the allowed actions",
      ...byApplicants,
      answers: { 200: myApplicationsAnswer },
      async handle(ctx) {
        const { actor } = ctx;
        const theirs = await stores.applications.ofPerson(actor.personId);
        const abilitiesOn = await ownersAbilities(service, actor.personId, theirs);
        const reopenings = await stores.reopenings.newestOf(theirs.map(({ id }) => id));
        const waitlists = await waitlistsOf(
          stores,
          theirs.map(({ id }) => id),
        );
        const offers = await offersOf(service, theirs);
        const today = { now: clock(), calendar: service.portal.calendar() };
        const progress = await progressOfAll(service, theirs);
        const asking = await askingReferees(stores, theirs);
        const rounds = await ownRounds(stores, theirs);
        ctx.body = {
          applications: theirs.map((one) => {
            const reopened = presentReopened(reopenings.get(one.id), one, today.now);
            return presentListed(one, {
              offer: offers.get(one.id),
              abilities: abilitiesOn(actor, one, today),
              reopened,
              waitlist: presentWaitlist(waitlists.get(one.id)),
              asksReferees: asking.has(one.id),
              progress: progress.get(one.id) ?? 0,
              round: rounds.get(one.id),
            });
          }),
          discarded: (await discardedOf(service, actor.personId)).map(presentDiscarded),
        };
      },
    }),
    defineCall({
      id: 'listAvailableProgrammes',
      method: 'get',
      path: '/api/user/available-application-types',
      summary:
        "Returns the programmes of the applicant's applications, and the programmes that are open to begin",
      ...byApplicants,
      answers: { 200: typesAnswer },
      async handle(ctx) {
        ctx.body = presentTypes(await stores.applications.ofPerson(ctx.actor.personId));
      },
    }),
  ];
}

/** The newest offer of each application, as its applicant sees it. */
async function offersOf(service: Service, theirs: readonly Pick<Application, 'id'>[]) {
  const offers = await service.stores.offers.newestOf(theirs.map(({ id }) => id));
  return new Map(
    await Promise.all(
      [...offers].map(async ([id, offer]) => [id, await presentOwnOffer(service, offer)] as const),
    ),
  );
}
