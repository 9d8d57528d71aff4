import { usePageTitle } from '@portal/ui';
import { references, verbatim } from '@portal/ui/language';
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { useDashboard } from './context';

/** Whether the person has changed views: the first view leaves the focus where it is. */
export const MovedContext = createContext<RefObject<boolean>>({ current: false });

interface ViewHeadingProps {
  title: string;
  lead?: ReactNode;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  /** True to start the page's title with 'Error: '. */
  error?: boolean;
  /** Takes the focus on the first view, too: the heading states the outcome of a press. */
  takesFocus?: boolean;
}

/** The heading of a view, which takes the focus when the view opens, and the page's title. */
export function ViewHeading({ title, lead, actions, error = false, takesFocus = false }: ViewHeadingProps) {
  const { shell } = useDashboard();
  const moved = useContext(MovedContext);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title, { site: shell.branding.name, error });
  useEffect(() => {
    if (!moved.current && !takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [moved, takesFocus]);

  return (
    <div className="p-view-head">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {verbatim(title, references)}
        </h1>
        {lead ? <p className="p-muted">{lead}</p> : null}
      </div>
      {actions}
    </div>
  );
}
