/** A list that is read part by part, the newest first. */
export interface Source<Entry> {
  entries: readonly Entry[];
  /** The part that is read next; null when there is none. */
  next: number | null;
}

export interface Dated {
  id: number;
  at: string;
}

export const untouched: Source<never> = { entries: [], next: 1 };

const time = ({ at }: Dated): number => Date.parse(at);

/** Adds a part. What came up again, because something new has pushed it down a page, is kept once. */
export function withPart<Entry extends Dated>(
  source: Source<Entry>,
  part: { entries: readonly Entry[]; pagination: { current_page: number; last_page: number } },
): Source<Entry> {
  const known = new Set(source.entries.map(({ id }) => id));
  const { current_page: current, last_page: last } = part.pagination;
  return {
    entries: [...source.entries, ...part.entries.filter(({ id }) => !known.has(id))],
    next: current < last ? current + 1 : null,
  };
}

/** Down to which moment a source is known; there may be more at that moment itself. */
function knownDownTo({ entries, next }: Source<Dated>): number {
  if (next === null) return Number.NEGATIVE_INFINITY;
  const last = entries.at(-1);
  return last ? time(last) : Number.POSITIVE_INFINITY;
}

/**
 * Several lists as one, the newest first, down to where all of them are known: what is shown never gets something
 * put in between later.
 */
export function merged<Entry extends Dated>(sources: readonly Source<Entry>[]): Entry[] {
  const down = Math.max(...sources.map(knownDownTo));
  return sources
    .flatMap(({ entries }) => entries)
    .filter((entry) => time(entry) >= down)
    .sort((one, other) => time(other) - time(one));
}

/** Which list is to be read on with, so that more can be shown; null when all is read. */
export function readNext(sources: readonly Source<Dated>[]): number | null {
  const open = sources.flatMap((source, index) => (source.next === null ? [] : [{ index, source }]));
  open.sort((one, other) => knownDownTo(other.source) - knownDownTo(one.source));
  return open[0]?.index ?? null;
}
