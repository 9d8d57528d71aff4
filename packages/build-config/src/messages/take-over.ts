import { type Catalogue, problemsOf } from './catalogues';
import type { ReadRow } from './readers-table';

export interface TakenOver {
  /** Part and key of each corrected message: `shell: lead`. */
  taken: string[];
  /** Part and key of each refused correction, with the reason. */
  refused: string[];
  /** The new texts of each part that changes, by group, in the form of its catalogue file. */
  files: Map<string, Record<string, Record<string, string>>>;
}

/** Writes a reader's corrections into the catalogues of a language. */
export function takeOver(
  rows: readonly ReadRow[],
  catalogues: readonly Catalogue[],
  language: string,
): TakenOver {
  const result: TakenOver = { taken: [], refused: [], files: new Map() };
  for (const row of rows) {
    const catalogue = catalogues.find(({ part }) => part === row.part);
    const why = catalogue ? refusal(row, catalogue, language) : 'there is no such part';
    if (!catalogue || why) {
      result.refused.push(`${row.part}: ${row.key}: ${why}`);
      continue;
    }
    const words = result.files.get(row.part) ?? inGroups(catalogue, language);
    for (const group of Object.values(words)) if (row.key in group) group[row.key] = row.better;
    result.files.set(row.part, words);
    result.taken.push(`${row.part}: ${row.key}`);
  }
  return result;
}

function refusal(
  { key, english, better }: ReadRow,
  { part, texts }: Catalogue,
  language: string,
): string | undefined {
  const now = texts.en?.[key];
  if (now === undefined) return 'there is no such key';
  if (now.trim() !== english) return 'its English has changed';
  const one = { en: { [key]: now }, [language]: { [key]: better } };
  return problemsOf({ part, groups: { one: one.en }, texts: one })[0];
}

const inGroups = ({ groups, texts }: Catalogue, language: string) =>
  Object.fromEntries(
    Object.entries(groups).map(([group, words]) => [
      group,
      Object.fromEntries(Object.keys(words).map((key) => [key, texts[language]?.[key] ?? ''])),
    ]),
  );
