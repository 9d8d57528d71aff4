import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { useStaff } from './common/staff-context';
import { UsedContext } from './counted-context';
import { type PlaceGroup, placesFor, type RoomPlace } from './places';
import { type StaffView, viewsFor } from './views';

/** What the rooms put into the frame; the frame itself knows none of them. */
export interface FrameParts {
  views: readonly StaffView[];
  places: readonly RoomPlace[];
  /** Around the whole frame: provides the open work that is counted beside places. */
  Work: ComponentType<{ children: ReactNode }>;
  /** At the head of the navigation. */
  Search: ComponentType;
  Bell: ComponentType;
  /** Under the lists in the navigation. */
  BelowLists: ComponentType;
  /** Above every page of whoever reads without names while others do. */
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
