import { type ReactNode, useCallback } from 'react';

/** The element that the gateway has drawn for a part of the home page, by the part's name. */
const drawnPart = (name: string): Element | null =>
  document.querySelector(`[data-drawn] [data-part="${name}"]`);

/**
 * Fills an element with a copy of the drawn one. The original stays with its focus until the whole page is taken over.
 */
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
  /** The part drawn by its own code; when absent, the part is shown as the gateway has drawn it. */
  children: ReactNode;
  onClick?: (event: React.MouseEvent) => void;
}

/** A part of the home page that does not change: its code and words are loaded only when it has to be drawn again. */
export function Still({ name, tag: Tag = 'div', children, onClick }: StillProps) {
  const become = useCallback((place: Element | null) => void (place && becomeDrawn(place, name)), [name]);
  return children ?? <Tag ref={become} onClick={onClick} />;
}
