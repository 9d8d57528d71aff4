import { Tabs } from '@portal/ui';
import { useLayoutEffect, useRef } from 'react';
import type { TemplatePreview as Preview } from '../api/mail-templates';
import { drawnMail } from './drawn-mail';

/** The email as it would be sent: as a mail program draws it, and as plain text. */
export function TemplatePreview({ preview }: { preview: Preview }) {
  return (
    <section className="mb-4" aria-label="Preview of the email">
      <h2>Preview</h2>
      <p className="p-muted" role="status">
        {factsOf(preview)}
      </p>
      <dl className="p-mail">
        <div>
          <dt>Subject</dt>
          <dd>{preview.subject}</dd>
        </div>
      </dl>
      <Tabs
        label="Ways to see the email"
        tabs={[
          { key: 'designed', title: 'As designed', content: <Designed html={preview.html} /> },
          {
            key: 'plain',
            title: 'As plain text',
            content: <div className="p-mail-text">{preview.text}</div>,
          },
        ]}
      />
    </section>
  );
}

function factsOf({ application_id: id }: Preview): string {
  if (id === undefined) return 'With your name where a name stands. Its link and its code open nothing.';
  return id === null
    ? 'With a made-up applicant, as the programme has no application yet.'
    : `With the facts of application ${id}.`;
}

/** Apart from the page: the styles of the one do not reach the other. */
function Designed({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = host.current;
    const root = box?.shadowRoot ?? box?.attachShadow({ mode: 'open' });
    root?.replaceChildren(drawnMail(html));
  }, [html]);
  return <div ref={host} className="p-mail-look" />;
}
