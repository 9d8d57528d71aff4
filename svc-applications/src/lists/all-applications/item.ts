import type { Application } from '../../application';

export type ItemState = 'waiting' | 'done' | 'refused';

/** How far an act has come with one application. */
export interface BulkItem {
  id: number;
  applicationId: number;
  /** The version that was seen. */
  version: number;
  state: ItemState;
  /** Why it was refused. */
  reason: string | null;
  /** The decision that waits to go out. */
  delayedId: number | null;
}

/** What is enough to decide whether an act can be done. */
export type Brief = Pick<
  Application,
  'id' | 'personId' | 'type' | 'status' | 'version' | 'applicantName' | 'withdrawnAt'
>;

/** With the language of the page on which it was last written. */
export interface WrittenBrief extends Brief {
  language: string | null;
}
