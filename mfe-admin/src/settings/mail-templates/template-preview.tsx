import { Tabs } from '@portal/ui';
import { useLayoutEffect, useRef } from 'react';
import type { TemplatePreview as Preview } from '../../api/mail-templates';
import * as t from '../../messages/mail-templates';
import { drawnMail } from './drawn-mail';

/** The email as it would be sent: as a mail program draws it, and as plain text. */
export function TemplatePreview({ preview }: { preview: Preview }) {
  return (
    <section className="mb-4" aria-label={t.previewOfMail()}>
      <h2>{t.templatePreview()}</h2>
      <p className="p-muted" role="status">
        {factsOf(preview)}
      </p>
      <dl className="p-mail">
        <div>
          <dt>{t.templateSubject()}</dt>
          <dd>{preview.subject}</dd>
        </div>
      </dl>
      <Tabs
        label={t.waysToSee()}
        tabs={[
          { key: 'designed', title: t.asDesigned(), content: <Designed html={preview.html} /> },
          {
            key: 'plain',
            title: t.asPlainText(),
            content: <div className="p-mail-text">{preview.text}</div>,
          },
        ]}
      />
    </section>
  );
}

function factsOf({ application_id: id }: Preview): string {
  if (id === undefined) return t.withYourName();
  return id === null ? t.withMadeUp() : t.withFactsOf({ id });
}

/** Draws the email in a shadow tree, so that its styles and those of the page do not affect each other. */
function Designed({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = host.current;
    const root = box?.shadowRoot ?? box?.attachShadow({ mode: 'open' });
    root?.replaceChildren(drawnMail(html));
  }, [html]);
  // White paper is too bright in dark mode.
  const dark = window.matchMedia?.('(prefers-color-scheme: dark)').matches;
  return <div ref={host} className="p-mail-look" style={dark ? { filter: 'brightness(0.85)' } : {}} />;
}
