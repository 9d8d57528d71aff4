/** A list that is read in parts, the newest entries first. */
export interface Source<Entry> {
  entries: readonly Entry[];
  /** The number of the part to read next; null after the last part. */
  next: number | null;
}

export interface Dated {
  id: number;
  at: string;
}

export const untouched: Source<never> = { entries: [], next: 1 };

const time = ({ at }: Dated): number => Date.parse(at);

/** Adds a part. Entries that a new entry has moved to a later page come twice and are kept once. */
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

/** Returns the time in ms down to which a source is known; more entries may exist at exactly this time. */
function knownDownTo({ entries, next }: Source<Dated>): number {
  if (next === null) return Number.NEGATIVE_INFINITY;
  const last = entries.at(-1);
  return last ? time(last) : Number.POSITIVE_INFINITY;
}

/**
 * Merges several lists, the newest entries first, down to the time that all of them cover: a later part never inserts
 * an entry between entries that are shown.
 */
export function merged<Entry extends Dated>(sources: readonly Source<Entry>[]): Entry[] {
  const down = Math.max(...sources.map(knownDownTo));
  return sources
    .flatMap(({ entries }) => entries)
    .filter((entry) => time(entry) >= down)
    .sort((one, other) => time(other) - time(one));
}

/** Returns the index of the list to read next, so that more entries can be shown; null when all are read. */
export function readNext(sources: readonly Source<Dated>[]): number | null {
  const open = sources.flatMap((source, index) => (source.next === null ? [] : [{ index, source }]));
  open.sort((one, other) => knownDownTo(other.source) - knownDownTo(one.source));
  return open[0]?.index ?? null;
}
