import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';
import { Button, Dialog, Skeleton } from '@portal/ui';
import { useEffect, useState } from 'react';
import * as t from '../../messages/terms';
import { termsIn } from './terms-in';

type Loaded = { state: 'loading' | 'failed' } | { state: 'ready'; texts: Readonly<Record<string, string>> };

/** The terms that an applicant agrees to. */
export default function TermsDialog({ client, onClose }: { client: ApiClient; onClose: () => void }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to load again
  useEffect(() => {
    let wanted = true;
    setLoaded({ state: 'loading' });
    call(client, applicationCalls.getTerms).then(
      ({ body }) => wanted && setLoaded({ state: 'ready', texts: body.texts }),
      () => wanted && setLoaded({ state: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [client, attempt]);
  return (
    <Dialog
      open
      title={t.termsTitle()}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.backToForm()}</Button>}
    >
      {loaded.state === 'ready' ? <Terms {...termsIn(loaded.texts)} /> : null}
      {loaded.state === 'loading' ? <Skeleton lines={6} label={t.termsLoading()} /> : null}
      {loaded.state === 'failed' ? (
        <div role="alert">
          <p>{t.termsFailed()}</p>
          <Button variant="outline" small onClick={() => setAttempt((count) => count + 1)}>
            {t.termsAgain()}
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}

/** A blank line begins another paragraph. */
function Terms({ text, language }: { text: string; language: string | undefined }) {
  return (
    <div lang={language}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} className="p-lines">
          {paragraph.trim()}
        </p>
      ))}
    </div>
  );
}
