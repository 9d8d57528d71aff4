import type { Section } from '@portal/contract-svc-applications-v1/questions';
import { translated } from '@portal/ui/language';
import { type ReactNode, useContext } from 'react';
import { AsksEditorOnly } from './asks-later';

/** The reason for a question, below its heading. It is hidden in editors: the person has read it when answering. */
export function Reason({ children }: { children: ReactNode }) {
  const changes = useContext(AsksEditorOnly);
  return children && !changes ? <p className="p-muted p-small">{children}</p> : null;
}

/** The reason for a section. */
export const Why = ({ of: { why } }: { of: Pick<Section, 'why'> }) => <Reason>{translated(why?.en)}</Reason>;
