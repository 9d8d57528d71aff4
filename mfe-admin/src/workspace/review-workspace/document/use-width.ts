import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The inner width of an element in pixels, which follows its column; 0 before it is known. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measured = () => setWidth(Math.floor(current.clientWidth));
    measured();
    const watching = new ResizeObserver(measured);
    watching.observe(current);
    return () => watching.disconnect();
  }, []);
  return [element, width];
}
