import * as t from '../messages/page';

export interface SkipLinkProps {
  /** '#' and the id of the main element, which needs tabIndex -1. */
  href?: string;
}

export function SkipLink({ href = '#main' }: SkipLinkProps) {
  return (
    <a className="p-skip" href={href}>
      {t.skip()}
    </a>
  );
}
