import { type ReactNode, useCallback } from 'react';

/** What of the home page the gateway has drawn, by the name of the part. */
const drawnPart = (name: string): Element | null =>
  document.querySelector(`[data-drawn] [data-part="${name}"]`);

/** Makes an element the same as the drawn one. A copy: the drawn page stands, with its focus, until all of it is taken over. */
function becomeDrawn(place: Element, name: string): void {
  const copy = drawnPart(name)?.cloneNode(true) as Element | undefined;
  if (!copy) return;
  for (const { name: attribute, value } of copy.attributes) place.setAttribute(attribute, value);
  for (const closed of copy.querySelectorAll('[inert]')) closed.removeAttribute('inert');
  place.replaceChildren(...copy.childNodes);
}

interface StillProps {
  name: string;
  tag?: 'div' | 'a' | 'nav' | 'svg' | 'section' | 'footer';
  /** The part drawn by its own code; without it the part is as the gateway has drawn it. */
  children: ReactNode;
  onClick?: (event: React.MouseEvent) => void;
}

/** A part of the home page in which nothing changes: neither its code nor its words come before it is drawn anew. */
export function Still({ name, tag: Tag = 'div', children, onClick }: StillProps) {
  const become = useCallback((place: Element | null) => void (place && becomeDrawn(place, name)), [name]);
  return children ?? <Tag ref={become} onClick={onClick} />;
}
