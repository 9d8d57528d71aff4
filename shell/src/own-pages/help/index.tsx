import type { PageComponentProps } from '@portal/remote-sdk';
import { usePageTitle, usePrinting } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../language/use-language';
import * as t from '../../messages/help';
import { MessagePage } from '../../plain-page';
import { type HelpAnswer, helpAnswers } from './answers';
import { findAnswers } from './find';

/** The id of the answer in the address: /help#documents. */
const named = (): string => decodeURIComponent(location.hash.slice(1));

/** Questions and answers, with a search; a link may open one of them. */
export default function HelpPage({ shell }: PageComponentProps) {
  const { branding } = shell;
  useLanguage(shell);
  const [sought, setSought] = useState('');
  const [wanted, setWanted] = useState(named);
  usePageTitle(t.helpTitle(), { site: branding.name });
  useEffect(() => {
    const follow = () => {
      setSought('');
      setWanted(named());
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (wanted) document.getElementById(wanted)?.scrollIntoView?.();
  }, [wanted]);
  const printing = usePrinting();
  const found = findAnswers(helpAnswers((shell.language?.offered.length ?? 0) > 1), sought);
  return (
    <MessagePage shell={shell}>
      <h1>{t.helpTitle()}</h1>
      <p className="p-lead">{t.helpLead()}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element search */}
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          type="search"
          id="search"
          label={t.search()}
          hint={t.searchHint()}
          autoComplete="off"
          maxLength={100}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </form>
      <p className="p-small p-muted" role="status">
        {found.length === 0 ? t.noAnswer() : t.answers({ count: found.length })}
      </p>
      {found.length === 0 ? (
        <p>
          <button type="button" className="p-link" onClick={() => setSought('')}>
            {t.allAnswers()}
          </button>
        </p>
      ) : null}
      {found.map((one) => (
        <Answer key={one.id} one={one} open={printing || one.id === wanted || sought.trim() !== ''} />
      ))}
      <section className="p-apart" aria-labelledby="more">
        <h2 id="more">{t.more()}</h2>
        <ul>
          <li>
            <a href="/prepare">{t.toPrepare()}</a>
          </li>
          <li>
            <a href="/accessibility">{t.toAccessibility()}</a>
          </li>
        </ul>
        <p>
          {t.stillQuestion()}{' '}
          <a translate="no" href={`mailto:${branding.mailbox}`}>
            {branding.mailbox}
          </a>
        </p>
      </section>
    </MessagePage>
  );
}

/** Keeps an answer that a link opens clear of the page's sticky header. */
const belowHead = { scrollMarginBlockStart: '6rem' };

function Answer({ one, open }: { one: HelpAnswer; open: boolean }) {
  const { id, question, answer, link } = one;
  return (
    // The key remounts the answer when an address or a search opens it; otherwise it stays as the reader left it.
    <details id={id} key={String(open)} open={open} className="p-question" style={belowHead}>
      <summary>{question}</summary>
      {answer.map((paragraph) => (
        <p key={paragraph} className="mb-2">
          {paragraph}
        </p>
      ))}
      {link ? (
        <p className="mb-0">
          <a href={link.href}>{link.text}</a>
        </p>
      ) : null}
    </details>
  );
}
