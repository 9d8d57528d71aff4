import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import { H05, H06, H07, H08, H09 } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type TemplateLine = AnswerBody<'H05'>['templates'][number];
/** The words of an email with their versions, the standard and the placeholders. */
export type MailTemplate = AnswerBody<'H06'>;
export type TemplatePreview = AnswerBody<'H08'>;
export type TemplateWords = Omit<RequestBody<'H07'>, 'version'>;

/** Which email, of which programme, in which language. */
export interface TemplatePlace {
  programme: string;
  kind: string;
  language: string;
}

export async function listTemplates(api: ApiClient): Promise<TemplateLine[]> {
  return (await call(api, H05)).body.templates;
}

export async function readTemplate(api: ApiClient, place: TemplatePlace): Promise<MailTemplate> {
  return (await call(api, H06, { params: { ...place } })).body;
}

/** `version` is the version that was read: 409 when somebody else saved meanwhile. */
export async function saveTemplate(
  api: ApiClient,
  place: TemplatePlace,
  words: TemplateWords,
  version: number,
): Promise<MailTemplate> {
  return (await call(api, H07, { params: { ...place }, body: { ...words, version } })).body;
}

export async function backToStandard(
  api: ApiClient,
  place: TemplatePlace,
  version: number,
): Promise<MailTemplate> {
  return (await call(api, H09, { params: { ...place }, body: { version } })).body;
}

/** The email with the facts of the programme's newest application; nothing is stored or sent. */
export async function previewTemplate(
  api: ApiClient,
  place: TemplatePlace,
  words: TemplateWords,
): Promise<TemplatePreview> {
  return (await call(api, H08, { params: { ...place }, body: words })).body;
}
