import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { isOpen } from '../applications/application';
import type { Contents, Lists } from '../applications/contents';
import { shownSections, storedContents } from '../applications/contents-of';
import { asFarAsRight } from '../sections/from-form';
import type { Stores } from '../store';
import { prefilled } from './prefill';

export interface Begun {
  personId: number;
  type: ApplicationType;
  origin: 'secondary' | 'request';
  /** The application whose answers it begins with. */
  sourceId: number;
  /** The one that a request was made on. */
  originalApplicationId?: number;
}

/**
 * Begins a draft with what the person told in an earlier application; within a transaction. Answers its id.
 * @throws AlreadyApplied
 */
export async function beginDraft(within: Stores, { sourceId, ...begun }: Begun, now: Date): Promise<number> {
  const { details, lists, form } = prefilled(await rightContents(within, sourceId), begun.type);
  const id = await within.applications.insert({ ...begun, details, formData: form }, now);
  for (const [list, rows] of Object.entries(lists)) {
    await within.sections.replace(id, list as keyof Lists, rows);
  }
  return id;
}

/** What they told last, as far as it is right: a draft may be half typed. */
async function rightContents(within: Stores, sourceId: number): Promise<Contents> {
  const stored = await storedContents(within, sourceId);
  const source = await within.applications.find({ id: sourceId });
  return source && isOpen(source)
    ? asFarAsRight(shownSections[source.type], stored, source.formData)
    : stored;
}
