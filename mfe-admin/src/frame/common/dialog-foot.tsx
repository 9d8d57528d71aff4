import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The element in the dialog's foot, after the Cancel button, in which the current step puts its buttons. */
export const FootContext = createContext<HTMLElement | null>(null);

/** The buttons of a step, the main one last; outside a dialog they stay within the step. */
export function Foot({ children }: { children: ReactNode }) {
  const place = useContext(FootContext);
  return place ? createPortal(children, place) : <div className="p-row">{children}</div>;
}
