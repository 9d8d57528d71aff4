import { Link } from 'react-router-dom';
import * as t from '../messages/frame';
import { useCounted } from './counted-context';
import { pictures } from './icons';
import { useNews } from './news-context';
import type { Place } from './places';

const newsWords = {
  get unread_notifications() {
    return t.unreadWord();
  },
  get pending_requests() {
    return t.pendingWord();
  },
} as const;

export interface PlaceLinkProps {
  place: Place;
  className: string;
  current: boolean;
  /** Whether the label is hidden, so that a tooltip has to show it. */
  folded?: boolean;
}

/** A link to a place, with a dot for news and the number of open items. */
export function PlaceLink({ place, className, current, folded = false }: PlaceLinkProps) {
  const { to, label, picture, news } = place;
  const { counts } = useNews();
  const waiting = useCounted(place.counts);
  const fresh = news ? counts[news] : 0;
  const count = news ? fresh : waiting;
  const word = news ? newsWords[news] : typeof place.counts === 'object' ? t.unreadWord() : t.waitingWord();
  const Picture = pictures[picture];
  return (
    <Link
      className={className}
      to={to}
      aria-current={current ? 'page' : undefined}
      title={folded ? label : undefined}
    >
      <Picture />
      <span className="p-place-word">{label}</span>
      {count > 0 ? (
        <span className="p-place-count">
          {news ? <span className="p-dot" /> : null}
          <span key={count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
          <span className="visually-hidden">
            , {count} {word}
          </span>
        </span>
      ) : null}
    </Link>
  );
}
