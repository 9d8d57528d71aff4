import type { PageComponentProps } from '@portal/remote-sdk';
import { usePageTitle } from '@portal/ui';
import { PlainPage } from '../plain-page';
import { accessibilityWords as words } from './words';

/** What was done and tested so that everybody can use the portal, and what was not. */
export default function AccessibilityPage({ shell }: PageComponentProps) {
  const { branding } = shell;
  usePageTitle(words.title, { site: branding.name });
  return (
    <PlainPage branding={branding}>
      <h1>{words.title}</h1>
      <p className="p-lead">{words.lead}</p>
      {words.parts.map(({ id, heading, text }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          <ul>
            {text.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        {words.tell} <a href={`mailto:${branding.mailbox}`}>{branding.mailbox}</a>
      </p>
    </PlainPage>
  );
}
