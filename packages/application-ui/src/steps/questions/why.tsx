import type { Section } from '@portal/contract-svc-applications-v1/questions';
import { translated } from '@portal/ui/language';
import { type ReactNode, useContext } from 'react';
import { AsksEditorOnly } from './asks-later';

/** Why something is asked, below its heading. Who changes answers has read it when they were asked. */
export function Reason({ children }: { children: ReactNode }) {
  const changes = useContext(AsksEditorOnly);
  return children && !changes ? <p className="p-muted p-small">{children}</p> : null;
}

/** Why a section is asked. */
export const Why = ({ of: { why } }: { of: Pick<Section, 'why'> }) => <Reason>{translated(why?.en)}</Reason>;
