import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { listedApplication } from '../answers';
import { applicantRoles } from '../applications/policy';
import { presentListed } from '../applications/presenter';
import type { Service } from '../service';

export function myCalls({ stores }: Service): AnyCall[] {
  return [
    defineCall({
      id: 'D01',
      method: 'get',
      path: '/api/my-applications',
      summary: "The signed-in applicant's applications, the newest first, with what they may do with each",
      tags: ['applicant'],
      auth: 'token',
      roles: applicantRoles,
      scopes: ['account'],
      answers: { 200: Joi.object({ applications: Joi.array().items(listedApplication).required() }) },
      async handle(ctx) {
        const applications = await stores.applications.ofPerson(ctx.actor.personId);
        ctx.body = { applications: applications.map((one) => presentListed(one, ctx.actor)) };
      },
    }),
  ];
}
