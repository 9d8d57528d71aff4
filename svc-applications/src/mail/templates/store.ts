import type { Language } from '@portal/service-kit/language';
import { type TemplateStore as StoreOf, templateStore as storeOf } from '@portal/service-kit/mail-words';
import type { Knex } from 'knex';
import type { Works } from '../works';
import { standardOf, type TemplateKey } from './template';

/** Identifies the words of one mail, for one programme and language. */
export interface TemplatePlace {
  kind: TemplateKey;
  /** The key of the programme. */
  programme: string;
  language: Language;
}

export type TemplateStore = StoreOf<TemplatePlace>;

export const templateStore = (knex: Knex, works: Pick<Works, 'templates'>): TemplateStore =>
  storeOf<TemplatePlace>(knex, {
    table: 'mail_templates',
    columns: ['kind', 'programme', 'language'],
    standardOf: ({ kind, language }) => standardOf(works, kind, language),
  });
