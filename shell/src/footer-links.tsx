import { type Branding, brandingLinks } from '@portal/contract-shell-v1';
import * as t from './messages/footer';

/** Website, newsletter and social media of the organisation: only the configured links. */
export function FooterLinks({ branding }: { branding: Branding }) {
  const links = brandingLinks(branding, { website: t.website(), newsletter: t.newsletter() });
  if (links.length === 0) return null;
  return (
    <ul className="p-links">
      {links.map(({ url, text }) => (
        <li key={url}>
          <a href={url} rel="noopener">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
