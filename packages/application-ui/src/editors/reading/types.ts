import type { FullReview } from '../../base/review';

export interface ApplicationReadingProps {
  review: FullReview;
  /**
   * 'tabs' shows one section at a time, and on a phone all of them below a list of links; 'document' shows all in a
   * column.
   */
  layout: 'tabs' | 'document';
  /** For staff: the 'tabs' layout with fewer, fuller tabs for an internship. */
  staff?: boolean | undefined;
  /** The open tab, by its key ('personal', 'degrees'). */
  tab?: string | undefined;
  onTab?: ((tab: string) => void) | undefined;
  /** The level of the sections' headings on this page. */
  level?: 2 | 3 | undefined;
  /** Leaves the documents out of the 'document' layout: the page shows them elsewhere. */
  withoutDocuments?: boolean | undefined;
}
