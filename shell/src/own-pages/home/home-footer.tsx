import type { Branding } from '@portal/contract-shell-v1';
import { FooterLinks } from '../../footer-links';
import { HelpLinks } from '../../help-links';
import * as t from '../../messages/home';

/** Help and the organisation's other addresses: only the configured links. */
export function HomeFooter({ branding }: { branding: Branding }) {
  return (
    <footer data-part="foot" className="p-footer">
      <div className="p-footer-inside">
        <FooterLinks branding={branding} />
        <HelpLinks />
        <p>
          {t.help()}{' '}
          <a translate="no" href={`mailto:${branding.mailbox}`}>
            {branding.mailbox}
          </a>
        </p>
      </div>
    </footer>
  );
}
