import { ButtonLink, Card } from '@portal/ui';
import { useId, useState } from 'react';
import type { Programme } from './programmes';

/** One programme: what it is, where to apply, and on request what to have at hand. */
export function ProgrammeCard({ programme }: { programme: Programme }) {
  const { name, one, href, text, facts, needs } = programme;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Card className="p-programme" title={name}>
      <p>{text}</p>
      <ul className="p-dots">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="p-row p-between">
        <ButtonLink href={href}>
          Apply Now<span className="visually-hidden"> for {one}</span>
        </ButtonLink>
        <button
          type="button"
          className="p-link"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          What you will need<span className="visually-hidden"> for {one}</span>
        </button>
      </div>
      <div id={id} hidden={!open} className="p-needs">
        <ul className="p-dots">
          {needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
