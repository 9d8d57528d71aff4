import { programmeOf } from '@portal/contract-svc-applications-v1';
import { said } from '@portal/ui/language';
import { readProblem } from '@portal/ui/wizard';
import { DiscardQuestion } from '../../discarding';
import * as t from '../../messages/discarding';
import { useApp } from '../app-context';
import { commonMessages } from '../messages';

/** The server's own words about a refusal, else what to do. */
function sentenceOf(error: unknown): string {
  const problem = readProblem(error);
  if (problem.kind === 'offline') return commonMessages.offline;
  const told = 'message' in problem ? problem.message : '';
  return told || t.asItWas();
}

/** Asks before the draft of this wizard is discarded. */
export function DiscardDialog({ onClose }: { onClose: () => void }) {
  const app = useApp();
  const { programme, shell } = app;
  return (
    <DiscardQuestion
      name={t.yourApplication({ programme: said(programmeOf(programme.role).label).toLowerCase() })}
      wayBack={app.account() ? t.backInDashboard() : t.backBySignIn()}
      discard={app.discard}
      sentence={sentenceOf}
      tell={shell.notify.error}
      onClose={onClose}
    />
  );
}
