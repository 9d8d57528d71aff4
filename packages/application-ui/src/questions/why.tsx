import type { Section } from '@portal/contract-svc-applications-v1/questions';
import { said } from '@portal/ui/language';
import { useContext } from 'react';
import { AsksLater } from './question-field';

/** Why a section is asked, below its heading. Who changes answers has read it when they were asked. */
export function Why({ of: { why } }: { of: Pick<Section, 'why'> }) {
  const changes = useContext(AsksLater);
  return why && !changes ? <p className="p-muted p-small">{said(why.en)}</p> : null;
}
