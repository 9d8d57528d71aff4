import type { Application } from '../../application';

export type ItemState = 'waiting' | 'done' | 'refused';

/** The state of one application within an act on several. */
export interface BulkItem {
  id: number;
  applicationId: number;
  /** The application's version that staff saw. */
  version: number;
  state: ItemState;
  /** Why the act was refused for it; null if it was not. */
  reason: string | null;
  /** The delayed decision that the act made for it. */
  delayedId: number | null;
}

/** The columns of an application by which it is judged whether an act can be done. */
export type Brief = Pick<
  Application,
  'id' | 'personId' | 'type' | 'status' | 'version' | 'applicantName' | 'withdrawnAt'
>;

/** A `Brief` with the language of the page on which the application was last written. */
export interface WrittenBrief extends Brief {
  language: string | null;
}
