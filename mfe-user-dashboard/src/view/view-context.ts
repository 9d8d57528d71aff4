import { useOutletContext } from 'react-router-dom';
import type { FullReview } from '../api';

/** What the dialogs over an application have of it. */
export interface ViewContext {
  review: FullReview;
  /** What a save has made of it. */
  put: (review: FullReview) => void;
  /** Back to the application, without the dialog. */
  close: () => void;
}

export type ReviewedFile = Pick<FullReview['uploads'][number], 'file_path' | 'file_url'>;

export const useView = () => useOutletContext<ViewContext>();
