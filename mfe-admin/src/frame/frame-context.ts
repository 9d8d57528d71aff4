import { createContext, useContext, useEffect } from 'react';

export interface Frame {
  /** Whether the navigation is a narrow bar of icons. */
  folded: boolean;
  /** The press of a person; kept on this device, unless a page has asked for the room. */
  toggle: () => void;
  /** Folds the navigation for a page that needs the width. Returns the function that gives it back. */
  fold: () => () => void;
}

export const FrameContext = createContext<Frame>({
  folded: false,
  toggle: () => undefined,
  fold: () => () => undefined,
});

/** The frame around every page of the staff. */
export const useFrame = (): Frame => useContext(FrameContext);

/** The navigation is folded while this component is there. */
export function useFoldedFrame(wanted = true): void {
  const { fold } = useFrame();
  useEffect(() => (wanted ? fold() : undefined), [fold, wanted]);
}
