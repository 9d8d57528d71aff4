import type { FullReview } from '../../base/review';

export interface ApplicationReadingProps {
  review: FullReview;
  /** 'tabs' shows one section at a time, on a phone all of them below a list, 'document' all of them in a column. */
  layout: 'tabs' | 'document';
  /** The 'tabs' layout as staff read it: an internship in fewer, fuller tabs. */
  staff?: boolean | undefined;
  /** The open tab, by its key ('personal', 'degrees'). */
  tab?: string | undefined;
  onTab?: ((tab: string) => void) | undefined;
  /** The level of the sections' headings on this page. */
  level?: 2 | 3 | undefined;
  /** Leaves the documents out of the 'document' layout: the page shows them elsewhere. */
  withoutDocuments?: boolean | undefined;
}
