import { createContext, useContext, useEffect } from 'react';

export interface Frame {
  /** Whether the navigation is a narrow bar of icons. */
  folded: boolean;
  /** Folds or unfolds the navigation for the person. Kept on this device, except while a page has folded it. */
  toggle: () => void;
  /** Folds the navigation for a page that needs the width. Returns the function that undoes this. */
  fold: () => () => void;
}

export const FrameContext = createContext<Frame>({
  folded: false,
  toggle: () => undefined,
  fold: () => () => undefined,
});

/** The frame around every page of the staff. */
export const useFrame = (): Frame => useContext(FrameContext);

/** Folds the navigation while this component is mounted. */
export function useFoldedFrame(wanted = true): void {
  const { fold } = useFrame();
  useEffect(() => (wanted ? fold() : undefined), [fold, wanted]);
}
