import type { TextProblem } from './problems';
import { contentInZip, entriesOfZip } from './zip';
import type { ZipEntry } from './zip-entry';

/** Judges a part by its content. */
export type PartJudge = (content: Buffer, budget: InflatedBudget) => TextProblem | undefined;

/** The bytes that may still be inflated, for all parts and the packages within them. */
export interface InflatedBudget {
  left: number;
}

/** The parts of an Office package; undefined if the file is none, or can be read in two ways. */
export function partsOf(bytes: Buffer): ZipEntry[] | undefined {
  const entries = entriesOfZip(bytes);
  const names = new Set(entries.map(({ name }) => name));
  // If two parts have the same name, programs may open either.
  if (!names.has('[content_types].xml') || names.size < entries.length) return undefined;
  return entries;
}

/** Judges all parts that have a judge. Other parts are inflated only if nothing else shows where they end. */
export function problemOfParts(
  bytes: Buffer,
  entries: readonly ZipEntry[],
  { judgeOf, budget }: { judgeOf: (entry: ZipEntry) => PartJudge | undefined; budget: InflatedBudget },
): TextProblem | undefined {
  for (const entry of entries) {
    const judge = judgeOf(entry);
    if (!judge && !entry.isOpenEnded) continue;
    const content = contentInZip(bytes, entry, budget.left);
    if (!content) return 'other';
    budget.left -= content.length;
    try {
      const problem = judge?.(content, budget);
      if (problem) return problem;
    } catch {
      return 'other';
    }
  }
  return undefined;
}
