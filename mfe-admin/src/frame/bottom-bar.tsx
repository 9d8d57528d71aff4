import { CloseIcon } from '@portal/ui';
import { useLocation } from 'react-router-dom';
import * as t from '../messages/frame';
import { usePlaces } from './frame-parts';
import { MoreIcon } from './icons';
import { PlaceLink } from './place-link';
import { barPlaces, placeAt } from './places';

export interface BottomBarProps {
  /** Whether the whole navigation is open. */
  open: boolean;
  toggle: () => void;
}

/** The bar of a phone: the places that are opened most, and More for all of them. */
export function BottomBar({ open, toggle }: BottomBarProps) {
  const { pathname } = useLocation();
  const groups = usePlaces();
  const at = placeAt(pathname, groups);
  const places = barPlaces(groups);
  const isElsewhere = !places.some(({ to }) => to === at);
  return (
    <nav className="p-bar" aria-label={t.mostUsed()}>
      {places.map((place) => (
        <PlaceLink key={place.to} place={place} className="p-bar-link" current={at === place.to && !open} />
      ))}
      <button
        type="button"
        className="p-bar-link"
        aria-expanded={open}
        aria-controls="staff-navigation"
        aria-current={isElsewhere && !open ? 'true' : undefined}
        onClick={toggle}
      >
        {open ? <CloseIcon /> : <MoreIcon />}
        <span className="p-place-word">{open ? t.close() : t.more()}</span>
      </button>
    </nav>
  );
}
