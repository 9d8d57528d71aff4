import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { errorAnswer } from '../error-answer';
import { isStaff } from '../people/person';
import { presentPerson } from '../people/presenter';
import type { Service } from '../service';
import { newSession, type Session, type SessionScope } from '../sessions/session';
import { identify } from './identify';
import {
  codeAnswer,
  copyTokenAnswer,
  identifyAnswer,
  identifyBody,
  type WizardTokenBody,
  wizardTokenAnswer,
  wizardTokenBody,
} from './schema';

export function wizardCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'identifyApplicant',
      method: 'post',
      path: '/internal/wizard/identify',
      summary: 'Finds, or makes, the applicant with this e-mail address and phone number.',
      tags: ['internal'],
      auth: 'internal',
      input: { body: identifyBody },
      answers: { 200: identifyAnswer, 401: codeAnswer, 429: errorAnswer },
      async handle(ctx) {
        const { person, created, device } = await identify(service, ctx.input.body);
        ctx.body = {
          person: presentPerson(person),
          created,
          device: { token: device.token, expires_at: device.expiresAt },
        };
      },
    }),
    defineCall({
      id: 'makeWizardToken',
      method: 'post',
      path: '/internal/wizard/token',
      summary: 'Opens a session for one application.',
      tags: ['internal'],
      auth: 'internal',
      input: { body: wizardTokenBody },
      answers: { 200: wizardTokenAnswer },
      async handle(ctx) {
        const session = await openSession(service, 'wizard', ctx.input.body);
        ctx.body = {
          token: await service.tokens.forSession(session, ctx.input.body.role),
          file_token: await service.tokens.forFiles(session, ctx.input.body.role),
          expires_at: session.expiresAt,
        };
      },
    }),
    defineCall({
      id: 'makeCopyToken',
      method: 'post',
      path: '/internal/wizard/copy-token',
      summary: 'Lets an applicant have their own copy of one application, for a quarter of an hour.',
      tags: ['internal'],
      auth: 'internal',
      input: { body: wizardTokenBody },
      answers: { 200: copyTokenAnswer },
      async handle(ctx) {
        const session = await openSession(service, 'copy', ctx.input.body);
        const token = await service.tokens.forSession(session, ctx.input.body.role);
        ctx.body = { token, expires_at: session.expiresAt };
      },
    }),
  ];
}

/** @throws NotFound when there is no such applicant any more. */
async function openSession(
  { clock, stores }: Service,
  scope: SessionScope,
  { person_id, application_id }: WizardTokenBody,
): Promise<Session> {
  const session = newSession(person_id, scope, application_id, clock());
  await stores.together(async ({ people, sessions }) => {
    const person = await people.lock(person_id);
    if (!person?.active || isStaff(person)) throw new NotFound();
    await sessions.insert(session);
  });
  return session;
}
