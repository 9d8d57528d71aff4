import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type TemplateLine = AnswerBody<'listMailTemplates'>['templates'][number];
/** The words of an email with their versions, the standard words and the placeholders. */
export type MailTemplate = Omit<AnswerBody<'getMailTemplate'>, 'programme'>;
/** `application_id` is absent for an email about an account; null means an invented application. */
export type TemplatePreview = Omit<AnswerBody<'previewMailTemplate'>, 'application_id'> & {
  application_id?: number | null;
};
export type TemplateWords = Omit<RequestBody<'updateMailTemplate'>, 'version'>;

/** Identifies an email: which kind, of which programme or of `accounts`, in which language. */
export interface TemplatePlace {
  programme: string;
  kind: string;
  language: string;
}

/** Takes the place of a programme for emails about accounts, which another service sends. */
export const accounts = 'account';

/** Returns the parameters of a call about accounts; undefined for an email of a programme. */
const ofAccount = ({ programme, kind, language }: TemplatePlace) =>
  programme === accounts ? { kind, language } : undefined;

export interface TemplateList {
  /** Languages with words; an earlier service knows only English. */
  languages: string[];
  templates: TemplateLine[];
}

/** For English no language is sent, because an earlier service does not know the parameter. */
const inLanguage = (language: string) => (language === 'en' ? {} : { query: { language } });

export async function listTemplates(api: ApiClient, language: string): Promise<TemplateList> {
  return (await call(api, applicationCalls.listMailTemplates, inLanguage(language))).body;
}

export async function listAccountTemplates(api: ApiClient, language: string): Promise<TemplateList> {
  const { languages, templates } = (
    await call(api, accountCalls.listAccountMailTemplates, inLanguage(language))
  ).body;
  return { languages, templates: templates.map((line) => ({ ...line, programme: accounts })) };
}

export async function readTemplate(api: ApiClient, place: TemplatePlace): Promise<MailTemplate> {
  const params = ofAccount(place);
  if (params) return (await call(api, accountCalls.getAccountMailTemplate, { params })).body;
  return (await call(api, applicationCalls.getMailTemplate, { params: { ...place } })).body;
}

/** `version` is the version that was read: 409 when somebody else has saved meanwhile. */
export async function saveTemplate(
  api: ApiClient,
  place: TemplatePlace,
  words: TemplateWords,
  version: number,
): Promise<MailTemplate> {
  const params = ofAccount(place);
  const body = { ...words, version };
  if (params) return (await call(api, accountCalls.updateAccountMailTemplate, { params, body })).body;
  return (await call(api, applicationCalls.updateMailTemplate, { params: { ...place }, body })).body;
}

export async function backToStandard(
  api: ApiClient,
  place: TemplatePlace,
  version: number,
): Promise<MailTemplate> {
  const params = ofAccount(place);
  const body = { version };
  if (params) return (await call(api, accountCalls.resetAccountMailTemplate, { params, body })).body;
  return (await call(api, applicationCalls.resetMailTemplate, { params: { ...place }, body })).body;
}

/**
 * Returns the email with the data of an application (the programme's newest if none is given), or with the caller's
 * name if it is about an account. Nothing is stored or sent.
 */
export async function previewTemplate(
  api: ApiClient,
  place: TemplatePlace,
  words: TemplateWords,
  applicationId?: number,
): Promise<TemplatePreview> {
  const params = ofAccount(place);
  if (params) return (await call(api, accountCalls.previewAccountMailTemplate, { params, body: words })).body;
  const body = { ...words, ...(applicationId !== undefined && { application_id: applicationId }) };
  return (await call(api, applicationCalls.previewMailTemplate, { params: { ...place }, body })).body;
}
