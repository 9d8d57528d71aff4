import { formatInstant } from '@portal/application-ui';
import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { call } from '@portal/remote-sdk';
import { Button, Notice } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { useState } from 'react';
import { useDashboard } from '../../common/context';
import { forgetLists } from '../../common/forget-lists';
import { hidden } from '../../common/marked';
import { errorSentence } from '../../common/messages';
import { useLoaded } from '../../common/use-loaded';
import { named, reference } from '../../common/words';
import * as t from '../../messages/underAddress';

type UnderAddress = AnswerBody<'listUnverifiedClaims'>['applications'][number];

interface UnderMyAddressProps {
  /** Called when an application was taken or discarded. */
  onDecided: () => void;
}

/**
 * Applications that others have begun with the person's email address, each to be accepted or discarded; nothing when
 * there are none, or when the list cannot be loaded, since the person's own applications are listed above.
 */
export default function UnderMyAddress({ onDecided }: UnderMyAddressProps) {
  const { api } = useDashboard();
  const { loaded, reload } = useLoaded(
    'under-address',
    async () => (await call(api.client, applicationCalls.listUnverifiedClaims)).body,
  );
  if (loaded.state !== 'ready' || loaded.value.applications.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="under-address">
      <h2 id="under-address">{t.alsoBegun()}</h2>
      <p className="p-measure">{t.somebodyTyped()}</p>
      <ul className="list-unstyled p-stack">
        {loaded.value.applications.map((application) => (
          <li key={application.id} className="p-card">
            <Found
              application={application}
              onDecided={() => {
                reload();
                onDecided();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Deed = 'take' | 'discard';

function Found({ application, onDecided }: { application: UnderAddress; onDecided: () => void }) {
  const { id, applicant_name, phone, created_at, submitted_date } = application;
  const { api, shell, memory } = useDashboard();
  const [busy, setBusy] = useState<Deed | null>(null);
  const [problem, setProblem] = useState<unknown>(null);

  async function decide(deed: Deed) {
    setBusy(deed);
    setProblem(null);
    try {
      await call(
        api.client,
        deed === 'take' ? applicationCalls.acceptUnverifiedClaim : applicationCalls.rejectUnverifiedClaim,
        { params: { id } },
      );
      forgetLists(memory, id);
      shell.notify.success(deed === 'take' ? t.taken() : t.notMineNoted());
      onDecided();
    } catch (error) {
      setBusy(null);
      setProblem(error);
    }
  }
  const found = {
    application: named(application),
    day: formatInstant(submitted_date ?? created_at),
    name: applicant_name,
    phoneNumber: `+${phone}`,
    bdi: (words: string) => <bdi translate="no">{words}</bdi>,
  };
  return (
    <>
      <div className="p-row">
        <span>{rich(submitted_date ? t.foundSubmitted(found) : t.foundBegun(found))}</span>
        <Button variant="outline" small busy={busy === 'take'} onClick={() => void decide('take')}>
          {rich(t.isMine({ reference: reference(id), hidden }))}
        </Button>
        <Button variant="outline" small busy={busy === 'discard'} onClick={() => void decide('discard')}>
          {rich(t.isNotMine({ reference: reference(id), hidden }))}
        </Button>
      </div>
      {problem ? (
        <Notice tone="danger" role="alert" title={t.didNotWork()}>
          <p>{errorSentence(problem)}</p>
        </Notice>
      ) : null}
    </>
  );
}
