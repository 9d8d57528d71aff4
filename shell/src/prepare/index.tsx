import { applicationPaths, homeCards, programmes } from '@portal/contract-svc-applications-v1';
import { deviceStore, type PageComponentProps } from '@portal/remote-sdk';
import { Button, ButtonLink, usePageTitle } from '@portal/ui';
import { Checkbox } from '@portal/ui/forms';
import { useState } from 'react';
import { PlainPage } from '../plain-page';
import { readyWords, prepareWords as words } from './words';

/** What is ticked, as the words of the list: a list that was changed since asks anew. */
const kept = deviceStore<string[]>('portal:prepared');

/** For each programme whom it is for, and what to prepare: to tick, to print and to take along. */
export default function PreparePage({ shell }: PageComponentProps) {
  const { branding } = shell;
  const [ticked, setTicked] = useState<readonly string[]>(() => kept.read() ?? []);
  usePageTitle(words.title, { site: branding.name });
  function keep(next: string[]) {
    kept.write(next);
    setTicked(next);
  }
  const turn = (need: string) =>
    keep(ticked.includes(need) ? ticked.filter((one) => one !== need) : [...ticked, need]);
  return (
    <PlainPage branding={branding}>
      <h1>{words.title}</h1>
      <p className="p-lead">{words.lead}</p>
      {programmes.map(({ key, one }) => {
        const { name, text, facts, needs } = homeCards[key];
        const mark = (need: string) => `${key}: ${need}`;
        const ready = needs.filter((need) => ticked.includes(mark(need))).length;
        return (
          <section key={key} className="p-card mb-3" aria-labelledby={`programme-${key}`}>
            <h2 id={`programme-${key}`}>{name}</h2>
            <h3>{words.first}</h3>
            <p>{text}</p>
            <ul className="p-dots">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <p>
              {words.elsewhere} <a href={`mailto:${branding.mailbox}`}>{branding.mailbox}</a>
            </p>
            <fieldset>
              <legend>
                <h3>
                  {words.list}
                  <span className="visually-hidden"> {name}</span>
                </h3>
              </legend>
              {needs.map((need, place) => (
                <Checkbox
                  key={need}
                  id={`${key}-${place}`}
                  name={`${key}-${place}`}
                  label={need}
                  checked={ticked.includes(mark(need))}
                  onChange={() => turn(mark(need))}
                />
              ))}
            </fieldset>
            <p className="p-muted" role="status">
              {ready === needs.length ? words.isThere : readyWords(ready, needs.length)}
            </p>
            <ButtonLink href={applicationPaths[key]}>
              {words.apply}
              <span className="visually-hidden"> for {one}</span>
            </ButtonLink>
          </section>
        );
      })}
      <p className="p-muted mt-3">{words.later}</p>
      <div className="p-row">
        <Button variant="outline" onClick={() => print()}>
          {words.print}
        </Button>
        <Button variant="quiet" onClick={() => keep([])}>
          {words.clear}
        </Button>
      </div>
    </PlainPage>
  );
}
