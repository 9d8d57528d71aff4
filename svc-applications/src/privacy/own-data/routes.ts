import { Readable } from 'node:stream';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { shownLanguageOf } from '@portal/service-kit/language';
import Joi from 'joi';
import {
  byApplicants,
  errorAnswer,
  id,
  instant,
  listOf,
  maybe,
  maybeInstant,
  type Service,
  status,
  translatorFor,
  type,
  words,
} from '../../platform';
import { archiveOf } from './archive';
import { ownData } from './own-data';
import { DownloadPlaces } from './places';
import { zipped } from './zip';

const months = () => Joi.number().integer().allow(null).required().description('null: for ever');

const dataAnswer = Joi.object({
  applications: listOf({
    id: id(),
    type: type(),
    status: status(),
    created_at: instant(),
    submitted_date: maybeInstant(),
    ends_at: maybeInstant().description('When it ends if nobody touches it; null: no rule says so'),
    kept_months: Joi.object({ draft: months(), approved: months(), rejected: months() })
      .required()
      .description('The rules of its programme'),
  }),
  mails_months: months(),
  devices_months: months(),
  discarded: id(),
  documents: id(),
  feedback: id(),
  requests: id(),
  opened: listOf({
    application_id: id(),
    kind: words().description('application_opened, application_exported or document_opened'),
    at: instant(),
    by: Joi.object({ role: words(), name: maybe() }).required(),
  }),
});

/** The calls for what the portal stores about the caller. */
export function ownDataCalls(service: Service): AnyCall[] {
  const places = new DownloadPlaces();
  return [
    defineCall({
      id: 'getOwnData',
      method: 'get',
      path: '/api/user/data',
      summary: 'Returns what is held of the signed-in applicant, in numbers, and who on the staff opened it',
      ...byApplicants,
      answers: { 200: dataAnswer },
      async handle(ctx) {
        ctx.body = await ownData(service, ctx.actor.personId);
      },
    }),
    defineCall({
      id: 'downloadOwnData',
      method: 'get',
      path: '/api/user/data/download',
      summary:
        'Returns everything that is held of the signed-in applicant as an archive: data, a page to read, and documents',
      ...byApplicants,
      answers: { 200: { mediaTypes: ['application/zip'] }, 429: errorAnswer },
      async handle(ctx) {
        ctx.res.once('close', places.take(ctx.actor.sessionId));
        const { personId, role } = ctx.actor;
        const subject = { kind: 'person', id: personId };
        const event = { kind: 'data_downloaded', actor: { personId, role }, subject };
        await service.stores.events.add(event, service.clock());
        const translator = translatorFor(shownLanguageOf(ctx));
        const pieces = zipped(archiveOf(service, ctx.actor, translator), service.clock());
        // A stream of bytes: in object mode each piece would count as one unit.
        ctx.body = Readable.from(pieces, { objectMode: false, highWaterMark: 64 * 1024 });
        ctx.type = 'application/zip';
        ctx.attachment('my-data.zip');
      },
    }),
  ];
}
