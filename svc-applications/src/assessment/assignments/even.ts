/** The applications to share out, with how many readers each still needs, and the readers. */
export interface Sharing {
  applications: { id: number; needs: number }[];
  readers: number[];
  /** Whether this reader must not get this application, or has it already. */
  barred(reader: number, application: number): boolean;
}

/** The new applications of each reader, by the reader's id. */
export type Shares = Map<number, Set<number>>;

/**
 * Shares applications out so that the loads of readers differ by one at most, as far as barred pairs allow. The same
 * input gives the same shares.
 */
export function shareEvenly(sharing: Sharing): Shares {
  const shares: Shares = new Map(sharing.readers.map((reader) => [reader, new Set()]));
  for (const { id, needs } of sharing.applications) {
    for (let given = 0; given < needs; given += 1) {
      const free = sharing.readers.filter((reader) => mayGet(sharing, shares, reader, id));
      if (free.length === 0) break;
      const least = Math.min(...free.map((reader) => loadOf(shares, reader)));
      const chosen = free.find((reader) => loadOf(shares, reader) === least);
      if (chosen !== undefined) shares.get(chosen)?.add(id);
    }
  }
  while (moveTowardsFewer(sharing, shares)) {
    // Each move makes the loads more alike, so this ends.
  }
  return shares;
}

const loadOf = (shares: Shares, reader: number): number => shares.get(reader)?.size ?? 0;

const mayGet = ({ barred }: Sharing, shares: Shares, reader: number, application: number): boolean =>
  !shares.get(reader)?.has(application) && !barred(reader, application);

interface Step {
  from: number;
  application: number;
}

/**
 * Moves one application along a chain of readers from a reader with the highest load to one with at least two fewer;
 * each reader in between gets one and passes one on. Returns false if there is no such chain.
 */
function moveTowardsFewer(sharing: Sharing, shares: Shares): boolean {
  const most = Math.max(0, ...sharing.readers.map((reader) => loadOf(shares, reader)));
  const ways = new Map<number, Step | null>();
  const waiting = sharing.readers.filter((reader) => loadOf(shares, reader) === most);
  for (const reader of waiting) ways.set(reader, null);
  for (let from = waiting.shift(); from !== undefined; from = waiting.shift()) {
    for (const reader of sharing.readers) {
      if (ways.has(reader)) continue;
      const application = firstMovable(sharing, shares, from, reader);
      if (application === undefined) continue;
      ways.set(reader, { from, application });
      if (loadOf(shares, reader) <= most - 2) return move(shares, ways, reader);
      waiting.push(reader);
    }
  }
  return false;
}

function firstMovable(sharing: Sharing, shares: Shares, from: number, to: number): number | undefined {
  for (const application of shares.get(from) ?? [])
    if (mayGet(sharing, shares, to, application)) return application;
  return undefined;
}

function move(shares: Shares, ways: Map<number, Step | null>, last: number): true {
  let to = last;
  for (let step = ways.get(to); step; step = ways.get(to)) {
    shares.get(step.from)?.delete(step.application);
    shares.get(to)?.add(step.application);
    to = step.from;
  }
  return true;
}
