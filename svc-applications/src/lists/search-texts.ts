import type { SearchTerm, WordRange } from './search';

/** What is searched for in two: how it is asked, and the texts that are looked for. */
export interface SplitTerms {
  /** The conditions with empty texts: of all searches by two plain words it is the same. */
  asked: SearchTerm[];
  texts: string[];
}

/** Undefined where a number is looked for, too, which makes other statements of the same conditions. */
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

/** Puts texts back, which may be stand-ins. */
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
