import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type OfferBody = RequestBody<'offerPlace'>['offer'];
export type OfferPreview = AnswerBody<'previewOffer'>;
export type Clash = OfferPreview['clashes'][number];

/** Returns the email that an offer would send, and its clashes; nothing is stored. */
export async function previewOffer(api: ApiClient, id: number, offer: OfferBody): Promise<OfferPreview> {
  return (await call(api, applicationCalls.previewOffer, { body: { application_id: id, offer } })).body;
}

/** Offers a place to an approved applicant; replaces a waiting offer. */
export async function offerPlace(api: ApiClient, id: number, offer: OfferBody) {
  return (await call(api, applicationCalls.offerPlace, { body: { application_id: id, offer } })).body;
}

/** Records whether the person came; a second call corrects it. */
export async function noteCame(api: ApiClient, id: number, came: boolean) {
  return (await call(api, applicationCalls.noteCame, { params: { id }, body: { came } })).body.offer;
}

/** Takes an offer back; the applicant is mailed the reason. */
export async function takeBackOffer(api: ApiClient, id: number, reason: string) {
  return (await call(api, applicationCalls.takeBackOffer, { params: { id }, body: { reason } })).body.offer;
}
