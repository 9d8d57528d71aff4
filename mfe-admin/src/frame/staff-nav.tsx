import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import * as t from '../messages/frame';
import { Account } from './account';
import { useFrame } from './frame-context';
import { useFrameParts, usePlaces } from './frame-parts';
import { PlaceLink } from './place-link';
import { placeAt } from './places';

/** Links to every place that this person may open, with numbers of open items, and the person's account below. */
export function StaffNav() {
  const { BelowLists } = useFrameParts();
  const { folded } = useFrame();
  const { pathname } = useLocation();
  const groups = usePlaces();
  const at = placeAt(pathname, groups);
  return (
    <nav id="staff-navigation" className="p-side-nav" aria-label={t.staffArea()}>
      {groups.map(({ key, title, places }) => (
        <Fragment key={key}>
          {title ? <p className="p-place-group">{title}</p> : null}
          <ul className="list-unstyled" aria-label={title ?? undefined}>
            {places.map((place) => (
              <li key={place.to}>
                <PlaceLink place={place} className="p-side-link" current={at === place.to} folded={folded} />
              </li>
            ))}
          </ul>
          {key === 'lists' ? <BelowLists /> : null}
        </Fragment>
      ))}
      <Account folded={folded} />
    </nav>
  );
}
