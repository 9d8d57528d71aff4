import { referenceOf } from '@portal/contract-svc-applications-v1';
import { Link } from 'react-router-dom';
import type { FullReview } from '../../api/review';
import { deskPath } from '../../frame/common/desk-place';
import * as t from '../../messages/applications';

type Further = Pick<FullReview, 'origin' | 'original'>;

const ways = {
  get request() {
    return t.byRequest();
  },
  get secondary() {
    return t.furtherApplication();
  },
} as const;

export interface OriginProps {
  application: Further;
  /** Whether the original application is a link; false within another link. */
  linked?: boolean;
}

/** 'By Request Another, after INT-012' for a further application; nothing for a first one. */
export function Origin({ application: { origin, original }, linked = true }: OriginProps) {
  if (origin === 'wizard') return null;
  const reference = original && referenceOf(original.type, original.id);
  return (
    <span className="p-small p-muted">
      {ways[origin]}
      {original ? t.originAfter() : null}
      {original && linked ? <Link to={deskPath(original.type, original.id)}>{reference}</Link> : reference}
    </span>
  );
}

/** Explains to readers of the whole application why a further application contains less than a first one. */
export function OriginNote({ application }: Pick<OriginProps, 'application'>) {
  if (application.origin === 'wizard') return null;
  return (
    <p className="mt-2 mb-0">
      <Origin application={application} />
      <br />
      <span className="p-small p-muted">
        {t.askedLess({ original: application.original ? 'yes' : 'no' })}
      </span>
    </p>
  );
}
