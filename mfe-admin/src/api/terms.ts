import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** The administrators' texts of the terms, by language. */
export type TermsTexts = Readonly<Record<string, string>>;

export const readTerms = async (api: ApiClient): Promise<TermsTexts> =>
  (await call(api, applicationCalls.getTerms)).body.texts;

/** Changes the terms in one language; '' brings the standard terms back. */
export const changeTerms = async (
  api: ApiClient,
  body: { language: string; text: string },
): Promise<TermsTexts> => (await call(api, applicationCalls.updateTerms, { body })).body.texts;
