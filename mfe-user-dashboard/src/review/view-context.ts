import { useOutletContext } from 'react-router-dom';
import type { FullReview } from '../api';

/** The context of the dialogs over an application. */
export interface ViewContext {
  review: FullReview;
  /** Replaces the review after a save. */
  put: (review: FullReview) => void;
  /** The same after the dialog's last save, and asks for what the server has of it by now: when it was saved last. */
  putSaved: (review: FullReview) => void;
  /** Closes the dialog and returns to the application. */
  close: () => void;
}

export const useView = () => useOutletContext<ViewContext>();
