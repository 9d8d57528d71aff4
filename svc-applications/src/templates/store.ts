import type { Knex } from 'knex';
import type { Template } from './kinds';
import { type Language, standardOf, type TemplateKey } from './template';

/** The words of one mail, of one programme, in one language. */
export interface TemplatePlace {
  kind: TemplateKey;
  /** The key of the programme. */
  programme: string;
  language: Language;
}

export interface TemplateVersion {
  /** From 1; 0 are the standard words while nobody has written others. */
  version: number;
  /** Null: back to the standard words. */
  template: Template | null;
  savedBy: { id: number; name: string };
  savedAt: Date;
}

export interface TemplateStore {
  /** The words with which the mail is written now. */
  current(place: TemplatePlace): Promise<Template>;
  /** The newest first. */
  versions(place: TemplatePlace): Promise<TemplateVersion[]>;
  /** The newest version of every place that has one. */
  newest(): Promise<(TemplatePlace & TemplateVersion)[]>;
  /** False when this version is there already. */
  insert(place: TemplatePlace, version: TemplateVersion): Promise<boolean>;
}

interface Row {
  kind: TemplateKey;
  programme: string;
  language: Language;
  version: number;
  subject: string | null;
  text: string | null;
  small: string | null;
  saved_by: number;
  saved_by_name: string;
  saved_at: Date;
}

export function templateStore(knex: Knex): TemplateStore {
  const rows = () => knex<Row>('mail_templates');
  const of = ({ kind, programme, language }: TemplatePlace) =>
    rows().where({ kind, programme, language }).orderBy('version', 'desc');
  return {
    async current(place) {
      const row = await of(place).first();
      return (row && toVersion(row).template) ?? standardOf(place.kind);
    },
    versions: async (place) => (await of(place)).map(toVersion),
    async newest() {
      const last = knex('mail_templates')
        .select('kind', 'programme', 'language')
        .max({ version: 'version' })
        .groupBy('kind', 'programme', 'language');
      const found: Row[] = await knex('mail_templates as t')
        .join(last.as('n'), (on) => {
          for (const column of ['kind', 'programme', 'language', 'version'])
            on.on(`t.${column}`, `n.${column}`);
        })
        .select('t.*');
      return found.map((row) => {
        const { kind, programme, language } = row;
        return { kind, programme, language, ...toVersion(row) };
      });
    },
    async insert({ kind, programme, language }, { version, template, savedBy, savedAt }) {
      const row = {
        ...{ kind, programme, language, version },
        subject: template?.subject ?? null,
        text: template?.text ?? null,
        small: template?.small ?? null,
        saved_by: savedBy.id,
        saved_by_name: savedBy.name,
        saved_at: savedAt,
      };
      const there = await of({ kind, programme, language }).where({ version }).first('version');
      if (there) return false;
      await rows().insert(row);
      return true;
    },
  };
}

function toVersion({ version, subject, text, small, ...row }: Row): TemplateVersion {
  return {
    version,
    template: subject === null ? null : { subject, text: text ?? '', small: small ?? '' },
    savedBy: { id: row.saved_by, name: row.saved_by_name },
    savedAt: row.saved_at,
  };
}
