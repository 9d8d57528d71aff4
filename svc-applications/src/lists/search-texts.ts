import type { SearchTerm, WordRange } from './search';

/** A search as conditions and the texts in them. Searches with equal conditions can share a prepared statement. */
export interface SplitTerms {
  /** The conditions with empty texts: the same for all searches by, for example, two plain words. */
  asked: SearchTerm[];
  texts: string[];
}

/** Splits a search; undefined if it also looks for an id, which needs another statement for the same conditions. */
export function splitTerms(terms: readonly SearchTerm[]): SplitTerms | undefined {
  const texts: string[] = [];
  const asked: SearchTerm[] = [];
  const taken = (text: string) => {
    texts.push(text);
    return '';
  };
  for (const term of terms) {
    if (term.kind !== 'words' || term.id !== undefined) return undefined;
    asked.push(mapTexts(term, taken));
  }
  return { asked, texts };
}

/** Puts texts, or placeholders for them, back into the conditions. */
export function withTexts({ asked, texts }: SplitTerms): SearchTerm[] {
  let at = 0;
  return asked.map((term) => (term.kind === 'words' ? mapTexts(term, () => texts[at++] as string) : term));
}

type WordsTerm = Extract<SearchTerm, { kind: 'words' }>;

function mapTexts({ kind, ranges, part }: WordsTerm, map: (text: string) => string): WordsTerm {
  const mapRange = ({ from, to }: WordRange): WordRange => ({ from: map(from), to: map(to) });
  return {
    kind,
    ranges: ranges.map(mapRange),
    ...(part && {
      part: { text: map(part.text), ranges: part.ranges.map(mapRange), inDomain: part.inDomain },
    }),
  };
}
