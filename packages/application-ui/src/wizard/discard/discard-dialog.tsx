import { programmeOf } from '@portal/contract-svc-applications-v1';
import { readProblem } from '@portal/ui/wizard';
import { DiscardQuestion } from '../../discarding';
import { useApp } from '../app-context';
import { commonMessages } from '../messages';

/** The server's own words about a refusal, else what to do. */
function sentenceOf(error: unknown): string {
  const problem = readProblem(error);
  if (problem.kind === 'offline') return commonMessages.offline;
  const told = 'message' in problem ? problem.message : '';
  return told || 'Your application is as it was. Please try again.';
}

/** Asks before the draft of this wizard is discarded. */
export function DiscardDialog({ onClose }: { onClose: () => void }) {
  const app = useApp();
  const { programme, shell } = app;
  return (
    <DiscardQuestion
      name={`Your ${programmeOf(programme.role).label.toLowerCase()} application`}
      wayBack={
        app.account()
          ? 'You can bring it back in your dashboard for one day. After that it is gone for good.'
          : 'You can bring it back for one day: continue your application with the same email and phone number. After that it is gone for good.'
      }
      discard={app.discard}
      sentence={sentenceOf}
      tell={shell.notify.error}
      onClose={onClose}
    />
  );
}
