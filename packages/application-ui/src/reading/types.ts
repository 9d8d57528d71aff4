import type { FullReview, StoredUpload } from '../review';

export interface ApplicationReadingProps {
  review: FullReview;
  /** One section at a time, or all of them one under the other. */
  layout: 'tabs' | 'document';
  /** Opens a file instead of its plain link; it stays a link for a middle press and the like. */
  openDocument?: ((upload: StoredUpload) => void) | undefined;
  /** The 'tabs' layout as staff read it: an internship in fewer, fuller tabs. */
  staff?: boolean | undefined;
  /** The tab that is open, by its key ('personal', 'degrees'), and what a press on another does. */
  tab?: string | undefined;
  onTab?: ((tab: string) => void) | undefined;
  /** The level of the sections' headings on this page. */
  level?: 2 | 3 | undefined;
  /** The 'document' layout without its documents: they stand elsewhere on the page. */
  withoutDocuments?: boolean | undefined;
}
