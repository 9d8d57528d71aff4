import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { ownerAbilities, standings } from '../applications/abilities';
import type { Service } from '../service';
import { byApplicants } from '../who';
import { myApplicationsAnswer, typesAnswer } from './answers';
import { presentListed, presentTypes } from './presenter';

export function myCalls({ stores, clock }: Service): AnyCall[] {
  return [
    defineCall({
      id: 'D01',
      method: 'get',
      path: '/api/my-applications',
      summary: "The signed-in applicant's applications, the newest first, with what they may do with each",
      ...byApplicants,
      answers: { 200: myApplicationsAnswer },
      async handle(ctx) {
        const { actor } = ctx;
        const theirs = await stores.applications.ofPerson(actor.personId);
        const standingOf = await standings(stores, actor.personId, theirs);
        const now = clock();
        ctx.body = {
          applications: theirs.map((one) =>
            presentListed(one, ownerAbilities(actor, one, standingOf(one), now)),
          ),
        };
      },
    }),
    defineCall({
      id: 'D02',
      method: 'get',
      path: '/api/user/available-application-types',
      summary: 'To which programmes the applicant has applied, and which can be begun',
      ...byApplicants,
      answers: { 200: typesAnswer },
      async handle(ctx) {
        ctx.body = presentTypes(await stores.applications.ofPerson(ctx.actor.personId));
      },
    }),
  ];
}
