import type { Branding } from '@portal/contract-shell-v1';

/** Website, newsletter and social media of the organisation: only the configured links. */
export function FooterLinks({ branding }: { branding: Branding }) {
  const links = [
    branding.website && { name: 'Website', url: branding.website },
    branding.newsletter && { name: 'Newsletter', url: branding.newsletter },
    ...branding.social,
  ].filter((link) => link !== null && link !== '');
  if (links.length === 0) return null;
  return (
    <ul className="p-links">
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url} rel="noopener">
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
