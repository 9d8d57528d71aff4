import { programmeOf } from '@portal/contract-svc-applications-v1';
import { translated } from '@portal/ui/language';
import { readProblem } from '@portal/ui/wizard';
import { DiscardQuestion, discardWords } from '../../../account/discarding';
import * as t from '../../../messages/discarding';
import type { WizardApp } from '../app';
import { useApp } from '../app-context';
import { commonMessages } from '../messages';

/** The server's message about a refusal; otherwise what the person can do. */
function sentenceOf(error: unknown): string {
  const problem = readProblem(error);
  if (problem.kind === 'offline') return commonMessages.offline;
  const message = 'message' in problem ? problem.message : '';
  return message || t.asItWas();
}

/**
 * Discards the draft and leaves. Unsaved answers are saved first, so that restoring brings them back. Throws the error
 * of the call.
 */
async function discard(app: WizardApp): Promise<void> {
  const { api, draft, form, shell, uploads } = app;
  await draft.flush();
  await api.discard(form.values());
  const account = app.account();
  uploads.clear();
  draft.wipe();
  shell.notify.success(discardWords.discarded);
  if (!account) await app.signOut();
  shell.navigate(account ? '/userdashboard' : '/');
}

/** Asks before the draft of this wizard is discarded. */
export function DiscardDialog({ onClose }: { onClose: () => void }) {
  const app = useApp();
  const { programme, shell } = app;
  return (
    <DiscardQuestion
      name={t.yourApplication({ programme: translated(programmeOf(programme.role).label).toLowerCase() })}
      wayBack={app.account() ? t.backInDashboard() : t.backBySignIn()}
      discard={() => discard(app)}
      sentence={sentenceOf}
      notify={shell.notify.error}
      onClose={onClose}
    />
  );
}
