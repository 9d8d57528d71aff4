import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { accountTried, recordFailure } from '../../accounts/events/failed';
import { ofPerson } from '../../accounts/people/event-of-person';
import { asksForCode, isStaff, mayGetMailedPassword, type Person } from '../../accounts/people/person';
import { presentPerson } from '../../accounts/people/presenter';
import { slowedAnswer } from '../../accounts/proof-of-work/schema';
import { newSession, type Session, type SessionScope } from '../../accounts/sessions/session';
import type { Service } from '../../platform/service';
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
      summary: 'Finds or creates the applicant with this email address and phone number',
      tags: ['internal'],
      auth: 'internal',
      callers: ['svc-applications'],
      input: { body: identifyBody },
      answers: { 200: identifyAnswer, 401: codeAnswer, 429: slowedAnswer },
      async handle(ctx) {
        const { email, address } = ctx.input.body;
        const tried = async () => ({ ...(await accountTried(service, email)), address });
        const { person, created, deviceKnown, device } = await recordFailure(
          service,
          'wizard_sign_in',
          tried,
          () => identify(service, ctx.input.body),
        );
        await service.stores.events.add(
          { kind: 'wizard_sign_in', ...ofPerson(person), address, details: { created } },
          service.clock(),
        );
        ctx.body = {
          person: presentPerson(person),
          created,
          device_known: deviceKnown,
          asks_code: asksForCode(person),
          device: { token: device.token, expires_at: device.expiresAt },
        };
      },
    }),
    defineCall({
      id: 'makeWizardToken',
      method: 'post',
      path: '/internal/wizard/token',
      summary: 'Opens a session for one application',
      tags: ['internal'],
      auth: 'internal',
      callers: ['svc-applications'],
      input: { body: wizardTokenBody },
      answers: { 200: wizardTokenAnswer },
      async handle(ctx) {
        const { session } = await openSession(service, 'wizard', ctx.input.body);
        ctx.body = {
          token: await service.tokens.forSession(session, { role: ctx.input.body.role }),
          file_token: await service.tokens.forFiles(session, { role: ctx.input.body.role }),
          expires_at: session.expiresAt,
        };
      },
    }),
    defineCall({
      id: 'makeCopyToken',
      method: 'post',
      path: '/internal/wizard/copy-token',
      summary: "Creates a token for the applicant's own copy of one application, valid for 15 minutes",
      tags: ['internal'],
      auth: 'internal',
      callers: ['svc-applications'],
      input: { body: wizardTokenBody },
      answers: { 200: copyTokenAnswer },
      async handle(ctx) {
        const { session, person } = await openSession(service, 'copy', ctx.input.body);
        const token = await service.tokens.forSession(session, { role: ctx.input.body.role });
        ctx.body = { token, expires_at: session.expiresAt, gets_password: mayGetMailedPassword(person) };
      },
    }),
  ];
}

/** Opens a session. @throws NotFound when the applicant no longer exists */
async function openSession(
  { clock, stores }: Service,
  scope: SessionScope,
  { person_id, application_id }: WizardTokenBody,
): Promise<{ session: Session; person: Person }> {
  const session = newSession(person_id, scope, application_id, clock());
  const person = await stores.transaction(async ({ people, sessions }) => {
    const person = await people.lock(person_id);
    if (!person?.active || isStaff(person)) throw new NotFound();
    await sessions.insert(session);
    return person;
  });
  return { session, person };
}
