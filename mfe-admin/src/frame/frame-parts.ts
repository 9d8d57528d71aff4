import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { useStaff } from './common/staff-context';
import { UsedContext } from './counted-context';
import { type PlaceGroup, placesFor, type RoomPlace } from './places';
import { type StaffView, viewsFor } from './views';

/** The parts that modules add to the frame; the frame itself knows no module. */
export interface FrameParts {
  views: readonly StaffView[];
  places: readonly RoomPlace[];
  /** Wraps the whole frame and provides the numbers of open work for places in the navigation. */
  Work: ComponentType<{ children: ReactNode }>;
  /** Shown at the head of the navigation. */
  Search: ComponentType;
  Bell: ComponentType;
  /** Shown below the lists in the navigation. */
  BelowLists: ComponentType;
  /** Shown above every page to people who review without names. */
  ReviewerNotice: ComponentType;
}

export const FramePartsContext = createContext<FrameParts | null>(null);

export function useFrameParts(): FrameParts {
  const parts = useContext(FramePartsContext);
  if (!parts) throw new Error('The frame is empty: StaffRoutes provides its parts.');
  return parts;
}

/** The places that the signed-in person may open, in the order of the navigation. */
export function usePlaces(): PlaceGroup[] {
  const { can } = useStaff();
  return placesFor(useFrameParts(), can, useContext(UsedContext));
}

/** The pages below /admin that the signed-in person may open. */
export function useViews(): readonly StaffView[] {
  const { can } = useStaff();
  return viewsFor(useFrameParts().views, can);
}
