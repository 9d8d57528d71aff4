import type { TextProblem } from './problems';
import { contentInZip, entriesOfZip } from './zip';
import type { ZipEntry } from './zip-entry';

/** What is wrong with a part, by its content. */
export type PartJudge = (content: Buffer, budget: InflatedBudget) => TextProblem | undefined;

/** Bytes that may still be inflated, of all parts and of the packages in them. */
export interface InflatedBudget {
  left: number;
}

/** The parts of a package of Office; undefined where it is none, or could be read in two ways. */
export function partsOf(bytes: Buffer): ZipEntry[] | undefined {
  const entries = entriesOfZip(bytes);
  const names = new Set(entries.map(({ name }) => name));
  // Of two parts of one name, programs open either.
  if (!names.has('[content_types].xml') || names.size < entries.length) return undefined;
  return entries;
}

/** Reads the parts that have a judge. Others are inflated only where nothing but their content shows where they end. */
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
