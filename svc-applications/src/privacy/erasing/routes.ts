import {
  type ErasureReason,
  erasureReasons,
  erasureMessages as t,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { Invalid, NotFound, Unavailable } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { byStaff, errorAnswer, id, idParams, oneOf, type Service, withMessage, words } from '../../platform';
import { beginErasure, finishErasure } from './erase';
import type { Erasure } from './erasure';

interface ErasureBody {
  reason: ErasureReason;
  password: string;
}

const erasureBody = Joi.object<ErasureBody>({
  reason: oneOf(valuesOf(erasureReasons), t.reason),
  password: withMessage(Joi.string().max(1000).required(), t.password),
});

const holdingsAnswer = Joi.object({
  person_id: id(),
  name: words(),
  applications: id(),
  discarded: id(),
  documents: id(),
  feedback: id(),
  requests: id(),
  sent_mails: Joi.number()
    .integer()
    .required()
    .description('Mails that a mail server took, where the portal cannot delete them'),
});

export function erasingCalls(service: Service): AnyCall[] {
  const ownerOf = async (applicationId: number) => {
    const application = await service.stores.applications.find({ id: applicationId });
    if (!application) throw new NotFound();
    return application;
  };
  return [
    defineCall({
      id: 'previewErasure',
      method: 'get',
      path: '/api/admin/applications/:id/erasure',
      summary: 'Returns what would go if the person of this application were erased, in numbers',
      ...byStaff('erasePersons'),
      input: { params: idParams },
      answers: { 200: holdingsAnswer, 404: errorAnswer },
      async handle(ctx) {
        const { personId, applicantName } = await ownerOf(ctx.input.params.id);
        const holdings = await service.stores.erasing.holdings(personId);
        const sent_mails = service.mails.leave ? await service.stores.erasing.sentMails(personId) : 0;
        ctx.body = { person_id: personId, name: applicantName, ...holdings, sent_mails };
      },
    }),
    defineCall({
      id: 'eraseApplicant',
      method: 'post',
      path: '/api/admin/applications/:id/erasure',
      summary:
        'Erases the person of this application for good, in every service; takes the password of the administrator again',
      ...byStaff('erasePersons'),
      needsProof: true,
      input: { params: idParams, body: erasureBody },
      answers: {
        200: Joi.object({ state: Joi.valid('erased').required() }),
        202: Joi.object({ state: Joi.valid('begun').required() }).description(
          'Goes on by itself within minutes',
        ),
        404: errorAnswer,
        429: errorAnswer,
      },
      async handle(ctx) {
        const { reason, password } = ctx.input.body;
        const { personId } = await ownerOf(ctx.input.params.id);
        const askedBy = { personId: ctx.actor.personId, role: ctx.actor.role };
        if (!(await service.auth.passwordIsRight(askedBy.personId, password)))
          throw new Invalid({ password: [t.wrongPassword] }, t.wrongPassword);
        const erasure = { personId, askedBy, reason };
        const state = await erase(service, { ...erasure, id: await beginErasure(service, erasure) });
        ctx.status = state === 'erased' ? 200 : 202;
        ctx.body = { state };
      },
    }),
  ];
}

/** Erases a person; if svc-auth does not answer, the job finishes what was begun. */
async function erase(service: Service, erasure: Erasure): Promise<'erased' | 'begun'> {
  try {
    await finishErasure(service, erasure);
    return 'erased';
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    return 'begun';
  }
}
