import type { Branding } from '@portal/contract-shell-v1';

import * as t from '../../../messages/submitted';

/** Links to the organisation's other pages; only the configured links. */
export function OrganisationLinks({ branding }: { branding: Branding }) {
  const links = [
    ...(branding.website ? [{ name: t.ourWebsite(), url: branding.website }] : []),
    ...branding.social,
    ...(branding.newsletter ? [{ name: t.ourNewsletter(), url: branding.newsletter }] : []),
  ];
  if (links.length === 0) return null;
  return (
    <ul className="p-row list-unstyled">
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
