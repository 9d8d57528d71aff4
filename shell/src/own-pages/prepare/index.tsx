import { applicationPaths, homeCards, programmes } from '@portal/contract-svc-applications-v1';
import { deviceStore, type PageComponentProps } from '@portal/remote-sdk';
import { Button, ButtonLink, usePageTitle } from '@portal/ui';
import { Checkbox } from '@portal/ui/forms';
import { useState } from 'react';
import { useLanguage } from '../../language/use-language';
import * as t from '../../messages/prepare';
import { MessagePage } from '../../plain-page';
import { offerOf } from '../home/offers';

/**
 * The ticked entries, stored as English sentences in every language: an entry whose sentence changes has to be ticked
 * again.
 */
const kept = deviceStore<string[]>('portal:prepared');

/** For each programme: whom it is for, and a list of things to prepare, for ticking and printing. */
export default function PreparePage({ shell }: PageComponentProps) {
  const { branding } = shell;
  useLanguage(shell);
  const [ticked, setTicked] = useState<readonly string[]>(() => kept.read() ?? []);
  usePageTitle(t.prepareTitle(), { site: branding.name });
  function keep(next: string[]) {
    kept.write(next);
    setTicked(next);
  }
  const turn = (need: string) =>
    keep(ticked.includes(need) ? ticked.filter((one) => one !== need) : [...ticked, need]);
  return (
    <MessagePage shell={shell}>
      <h1>{t.prepareTitle()}</h1>
      <p className="p-lead">{t.prepareLead()}</p>
      {programmes.map(({ key }) => {
        const { one, name, text, facts, needs: labels } = offerOf(key);
        const { needs } = homeCards[key];
        const mark = (need: string) => `${key}: ${need}`;
        const ready = needs.filter((need) => ticked.includes(mark(need))).length;
        return (
          <section key={key} className="p-card mb-4" aria-labelledby={`programme-${key}`}>
            <h2 id={`programme-${key}`} className="mb-3">
              {name}
            </h2>
            <h3>{t.isItForYou()}</h3>
            <p>{text}</p>
            <ul className="p-dots">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <p>
              {t.otherWays()}{' '}
              <a translate="no" href={`mailto:${branding.mailbox}`}>
                {branding.mailbox}
              </a>
            </p>
            <fieldset>
              <legend>
                <h3>
                  {t.yourList()}
                  <span className="visually-hidden"> {name}</span>
                </h3>
              </legend>
              {needs.map((need, place) => (
                <Checkbox
                  key={need}
                  id={`${key}-${place}`}
                  name={`${key}-${place}`}
                  label={labels[place] ?? need}
                  checked={ticked.includes(mark(need))}
                  onChange={() => turn(mark(need))}
                />
              ))}
            </fieldset>
            <p className="p-muted" role="status">
              {ready === needs.length ? t.allThere() : t.readyOf({ ready, all: needs.length })}
            </p>
            <ButtonLink href={applicationPaths[key]}>
              {t.applyHere()}
              <span className="visually-hidden">{t.applyForOne({ one })}</span>
            </ButtonLink>
          </section>
        );
      })}
      <p className="p-muted mt-4">{t.addLater()}</p>
      <div className="p-row">
        <Button variant="outline" onClick={() => print()}>
          {t.printList()}
        </Button>
        <Button variant="outline" onClick={() => keep([])}>
          {t.untickAll()}
        </Button>
      </div>
    </MessagePage>
  );
}
