import { useOutletContext } from 'react-router-dom';
import type { FullReview } from '../api';

/** The context of the dialogs over an application. */
export interface ViewContext {
  review: FullReview;
  /** Replaces the review after a save. */
  put: (review: FullReview) => void;
  /** Like `put`, after the dialog's last save; then asks the server for the application, for the time of that save. */
  putSaved: (review: FullReview) => void;
  /** Closes the dialog and returns to the application. */
  close: () => void;
}

export const useView = () => useOutletContext<ViewContext>();
