import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { contentsOf } from '../answered/current';
import type { Contents, Lists } from '../applications/contents';
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
  const { details, lists, form } = prefilled(await lastContents(within, sourceId), begun.type);
  const id = await within.applications.insert({ ...begun, details, formData: form }, now);
  for (const [list, rows] of Object.entries(lists)) {
    await within.sections.replace(id, list as keyof Lists, rows);
  }
  return id;
}

/** What they told last: of a draft, which may be half typed, what is right of it. */
async function lastContents(within: Stores, sourceId: number): Promise<Contents> {
  const source = await within.applications.find({ id: sourceId });
  if (!source) throw new Error(`Application ${sourceId} is not there`);
  return contentsOf(within, source);
}
