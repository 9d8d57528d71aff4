import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import { H05, H06, H07, H08, H09 } from '@portal/contract-svc-applications-v1/operations';
import { A58, A59, A60, A61, A62 } from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type TemplateLine = AnswerBody<'H05'>['templates'][number];
/** The words of an email with their versions, the standard and the placeholders. */
export type MailTemplate = Omit<AnswerBody<'H06'>, 'programme'>;
/** Without `application_id` where the email is about an account; null: of a made-up application. */
export type TemplatePreview = Omit<AnswerBody<'H08'>, 'application_id'> & { application_id?: number | null };
export type TemplateWords = Omit<RequestBody<'H07'>, 'version'>;

/** Which email, of which programme or of `accounts`, in which language. */
export interface TemplatePlace {
  programme: string;
  kind: string;
  language: string;
}

/** Stands where a programme does: the emails about accounts, which another service sends. */
export const accounts = 'account';

/** The place in the address of a call about accounts; undefined for an email of a programme. */
const ofAccount = ({ programme, kind, language }: TemplatePlace) =>
  programme === accounts ? { kind, language } : undefined;

export interface TemplateList {
  /** In which there are words; a service of before knows English. */
  languages: string[];
  templates: TemplateLine[];
}

/** A service of before is asked for no language, which is English. */
const inLanguage = (language: string) => (isMailed(language) ? { query: { language } } : {});
type Mailed = 'en' | 'fr' | 'rw';
const isMailed = (language: string): language is Mailed => language === 'fr' || language === 'rw';

export async function listTemplates(api: ApiClient, language: string): Promise<TemplateList> {
  return (await call(api, H05, inLanguage(language))).body;
}

export async function listAccountTemplates(api: ApiClient, language: string): Promise<TemplateList> {
  const { languages, templates } = (await call(api, A58, inLanguage(language))).body;
  return { languages, templates: templates.map((line) => ({ ...line, programme: accounts })) };
}

export async function readTemplate(api: ApiClient, place: TemplatePlace): Promise<MailTemplate> {
  const params = ofAccount(place);
  if (params) return (await call(api, A59, { params })).body;
  return (await call(api, H06, { params: { ...place } })).body;
}

/** `version` is the version that was read: 409 when somebody else saved meanwhile. */
export async function saveTemplate(
  api: ApiClient,
  place: TemplatePlace,
  words: TemplateWords,
  version: number,
): Promise<MailTemplate> {
  const params = ofAccount(place);
  const body = { ...words, version };
  if (params) return (await call(api, A60, { params, body })).body;
  return (await call(api, H07, { params: { ...place }, body })).body;
}

export async function backToStandard(
  api: ApiClient,
  place: TemplatePlace,
  version: number,
): Promise<MailTemplate> {
  const params = ofAccount(place);
  const body = { version };
  if (params) return (await call(api, A62, { params, body })).body;
  return (await call(api, H09, { params: { ...place }, body })).body;
}

/**
 * The email with the facts of an application, the programme's newest when none is given, or with the name of who asks
 * where it is about an account; nothing is stored or sent.
 */
export async function previewTemplate(
  api: ApiClient,
  place: TemplatePlace,
  words: TemplateWords,
  applicationId?: number,
): Promise<TemplatePreview> {
  const params = ofAccount(place);
  if (params) return (await call(api, A61, { params, body: words })).body;
  const body = { ...words, ...(applicationId !== undefined && { application_id: applicationId }) };
  return (await call(api, H08, { params: { ...place }, body })).body;
}
