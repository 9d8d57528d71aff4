import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageList } from '../languages';

type Texts = Readonly<Record<string, string>>;

/** The catalogue file of a remote for a language; a remote that is not translated has none. */
const catalogueOf = (dir: string, language: string): string => path.join(dir, `messages/${language}.json`);

/** The files, besides manifest.json, that the built manifest is made from. */
export const wordsOfManifest = (dir: string): string[] =>
  languageList.map(({ code }) => catalogueOf(dir, code)).filter((file) => existsSync(file));

function wordsIn(dir: string, language: string): Texts {
  const file = catalogueOf(dir, language);
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { manifest?: Texts }).manifest ?? {};
}

interface Worded {
  title?: string;
  label?: string;
  signInMessage?: string;
}

/**
 * Adds to a manifest its names in other languages (`titles`, `labels`, `signInMessages`) from the group `manifest` of
 * the remote's catalogues. Translations that the manifest itself contains stay.
 */
export function inLanguages<Manifest extends Worded & { pages: readonly Worded[] }>(
  manifest: Manifest,
  dir: string,
): Manifest {
  const english = Object.entries(wordsIn(dir, 'en'));
  const tables = languageList.map(({ code }) => [code, wordsIn(dir, code)] as const);
  const output = (sentence: string | undefined): Texts | undefined => {
    const key = english.find(([, words]) => words === sentence)?.[0];
    if (key === undefined) return undefined;
    const words = tables.map(([code, table]) => [code, table[key]]);
    return Object.fromEntries(words.filter(([code, one]) => code !== 'en' && one));
  };
  const named = <One extends Worded>(one: One, name: keyof Worded, names: string): Record<string, Texts> => {
    const words = output(one[name]);
    return words ? { [names]: words } : {};
  };
  return {
    ...named(manifest, 'title', 'titles'),
    ...manifest,
    pages: manifest.pages.map((page) => ({
      ...named(page, 'label', 'labels'),
      ...named(page, 'signInMessage', 'signInMessages'),
      ...page,
    })),
  };
}
