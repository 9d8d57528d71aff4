import type { Knex } from 'knex';
import { isUniqueViolation } from '../../storage/database';
import { type Template, withPresentNames } from './kinds';

export interface TemplateVersion {
  /** Counts from 1; 0 is the standard text, which nobody has changed. */
  version: number;
  /** Null: the standard text was restored. */
  template: Template | null;
  savedBy: { id: number; name: string };
  savedAt: Date;
}

/** `Place` identifies a text: the kind of mail, its language, and what else distinguishes the texts of a service. */
export interface TemplateStore<Place> {
  /** The text with which the mail is written at present. */
  current(place: Place): Promise<Template>;
  /** All versions, the newest first. */
  versions(place: Place): Promise<TemplateVersion[]>;
  /** The newest version of every place that has one. */
  newest(): Promise<(Place & TemplateVersion)[]>;
  /** Adds a version; false when a version of this number exists already. */
  insert(place: Place, version: TemplateVersion): Promise<boolean>;
}

export interface TemplateTable<Place> {
  table: string;
  /** The columns of the place; with `version` they are unique. */
  columns: readonly (keyof Place & string)[];
  /** The text that is used until an administrator writes another one. */
  standardOf(place: Place): Template;
}

interface Row {
  version: number;
  subject: string | null;
  text: string | null;
  small: string | null;
  saved_by: number;
  saved_by_name: string;
  saved_at: Date;
}

/** The texts of mails in a table of the service; versions are never overwritten. */
export function templateStore<Place extends object>(
  knex: Knex,
  { table, columns, standardOf }: TemplateTable<Place>,
): TemplateStore<Place> {
  const placeIn = (row: object) =>
    Object.fromEntries(columns.map((column) => [column, (row as Record<string, unknown>)[column]])) as Place;
  const of = (place: Place) => knex<Row>(table).where(placeIn(place)).orderBy('version', 'desc');
  return {
    async current(place) {
      const row: Row | undefined = await of(place).first();
      return (row && toVersion(row).template) ?? standardOf(place);
    },
    versions: async (place) => ((await of(place)) as Row[]).map(toVersion),
    async newest() {
      const last = knex(table)
        .select(...columns)
        .max({ version: 'version' })
        .groupBy(...columns);
      const found: Row[] = await knex(`${table} as t`)
        .join(last.as('n'), (on) => {
          for (const column of [...columns, 'version']) on.on(`t.${column}`, `n.${column}`);
        })
        .select('t.*');
      return found.map((row) => ({ ...placeIn(row), ...toVersion(row) }));
    },
    async insert(place, version) {
      const there = await of(place).where({ version: version.version }).first('version');
      if (there) return false;
      try {
        await knex(table).insert({ ...placeIn(place), ...toRow(version) });
      } catch (error) {
        // Another person saved at the same moment.
        if (isUniqueViolation(error, table, [...columns, 'version'])) return false;
        throw error;
      }
      return true;
    },
  };
}

const toRow = ({ version, template, savedBy, savedAt }: TemplateVersion): Row => ({
  version,
  subject: template?.subject ?? null,
  text: template?.text ?? null,
  small: template?.small ?? null,
  saved_by: savedBy.id,
  saved_by_name: savedBy.name,
  saved_at: savedAt,
});

function toVersion({ version, subject, text, small, ...row }: Row): TemplateVersion {
  return {
    version,
    template: subject === null ? null : withPresentNames({ subject, text: text ?? '', small: small ?? '' }),
    savedBy: { id: row.saved_by, name: row.saved_by_name },
    savedAt: row.saved_at,
  };
}
