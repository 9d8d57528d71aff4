import { type ApplicationType, applicationPaths } from '@portal/contract-svc-applications-v1';
import { ButtonLink, Card } from '@portal/ui';
import { useState } from 'react';
import * as t from '../messages/home';
import { areOpen, needsOf } from './needs';
import { offerOf } from './offers';

/** One programme: its description, the link to apply, and on request the list of things to prepare. */
export function ProgrammeCard({ type }: { type: ApplicationType }) {
  const { one, name, text, facts, needs } = offerOf(type);
  // Who has opened it where it was drawn finds it open where its own code draws it.
  const [open, setOpen] = useState(() => areOpen(type));
  const id = needsOf(type);
  return (
    <Card className="p-programme" title={name}>
      <p>{text}</p>
      <ul className="p-dots">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="p-row p-between">
        <ButtonLink href={applicationPaths[type]}>
          {t.applyNow()}
          <span className="visually-hidden">{t.forOne({ one })}</span>
        </ButtonLink>
        <button
          type="button"
          className="p-link"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t.neededHere()}
          <span className="visually-hidden">{t.forOne({ one })}</span>
        </button>
      </div>
      <div id={id} hidden={!open} className="p-needs">
        <ul className="p-dots">
          {needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
        <p className="mt-2 mb-0">
          <a href="/prepare">{t.listToPrint()}</a>
        </p>
      </div>
    </Card>
  );
}
