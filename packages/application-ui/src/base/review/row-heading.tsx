import { createContext, type ReactNode, useContext } from 'react';

/** The level of headings inside a section, set by the page. */
export const RowHeadingLevel = createContext<3 | 4>(4);

export function RowHeading({ children }: { children: ReactNode }) {
  const Heading = `h${useContext(RowHeadingLevel)}` as const;
  return <Heading className="p-row-title">{children}</Heading>;
}
