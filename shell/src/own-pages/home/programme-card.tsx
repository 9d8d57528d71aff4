import type { SettingsApi } from '@portal/contract-shell-v1';
import { type ApplicationType, applicationPaths } from '@portal/contract-svc-applications-v1';
import { ButtonLink, Card } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import { withAllWords } from '../../language/more';
import * as t from '../../messages/home';
import { areOpen, needsOf } from './needs';
import { offerOf } from './offers';

const ClosedProgramme = lazy(() =>
  withAllWords(import(/* webpackChunkName: "home-rounds" */ './closed-programme')),
);

interface ProgrammeCardProps {
  type: ApplicationType;
  /** The settings, passed while no round of the programme is open. */
  closed?: SettingsApi | undefined;
}

/** One programme: its description, the link to apply, and on request the list of things to prepare. */
export function ProgrammeCard({ type, closed }: ProgrammeCardProps) {
  const { one, name, text, facts, needs } = offerOf(type);
  // A list that was opened on the drawn card stays open when the card's own code takes over.
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
        {closed ? (
          <Suspense>
            <ClosedProgramme type={type} settings={closed} />
          </Suspense>
        ) : (
          <ButtonLink href={applicationPaths[type]}>
            {t.applyNow()}
            <span className="visually-hidden">{t.forOne({ one })}</span>
          </ButtonLink>
        )}
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
