import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The place in the dialog's foot, after the way out, for what the step that is shown does. */
export const FootContext = createContext<HTMLElement | null>(null);

/** The step's buttons, the main one last; without a dialog they stand where the step is. */
export function Foot({ children }: { children: ReactNode }) {
  const place = useContext(FootContext);
  return place ? createPortal(children, place) : <div className="p-row">{children}</div>;
}
