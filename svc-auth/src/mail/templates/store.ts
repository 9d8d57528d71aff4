import type { Language } from '@portal/service-kit/language';
import { type TemplateStore as StoreOf, templateStore as storeOf } from '@portal/service-kit/mail-words';
import type { Knex } from 'knex';
import { standardOf, type TemplateKey } from '../mails/template-kinds';

/** Identifies the words of one mail in one language. */
export interface TemplatePlace {
  kind: TemplateKey;
  language: Language;
}

export type TemplateStore = StoreOf<TemplatePlace>;

export const templateStore = (knex: Knex): TemplateStore =>
  storeOf<TemplatePlace>(knex, {
    table: 'auth_mail_templates',
    columns: ['kind', 'language'],
    standardOf: ({ kind, language }) => standardOf(kind, language),
  });
