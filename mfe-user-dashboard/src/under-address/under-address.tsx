import { formatInstant } from '@portal/application-ui';
import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import { D25, D26, D27 } from '@portal/contract-svc-applications-v1/operations';
import { call } from '@portal/remote-sdk';
import { Button, Notice } from '@portal/ui';
import { useState } from 'react';
import { useDashboard } from '../app/context';
import { errorSentence, success } from '../common/messages';
import { useLoaded } from '../common/use-loaded';
import { programmeName, reference } from '../common/words';
import { forgetLists } from '../discarding/forget-lists';

type UnderAddress = AnswerBody<'D25'>['applications'][number];

const FAILED = 'That did not work';

interface UnderMyAddressProps {
  /** Called when an application was taken or discarded. */
  onDecided: () => void;
}

/**
 * What others have begun with the person's email address, each to be taken or discarded; nothing while there is none.
 * Where the list cannot be loaded it says nothing: the person's own applications stand above.
 */
export default function UnderMyAddress({ onDecided }: UnderMyAddressProps) {
  const { api } = useDashboard();
  const { loaded, reload } = useLoaded('under-address', async () => (await call(api.client, D25)).body);
  if (loaded.state !== 'ready' || loaded.value.applications.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="under-address">
      <h2 id="under-address">Also begun with your email address</h2>
      <p className="p-measure">
        Somebody typed your email address here. It may be you with another phone number, a relative who shares
        your mailbox, or a stranger. Take what is yours: then nobody else can open it. If a draft is not
        yours, it is discarded, and you can bring it back for one day. If a submitted application is not
        yours, we tell our staff.
      </p>
      <ul className="list-unstyled p-stack">
        {loaded.value.applications.map((application) => (
          <li key={application.id}>
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
  const { id, type, applicant_name, phone, created_at, submitted_date } = application;
  const { api, shell, memory } = useDashboard();
  const [busy, setBusy] = useState<Deed | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function decide(deed: Deed) {
    setBusy(deed);
    setProblem(null);
    try {
      await call(api.client, deed === 'take' ? D26 : D27, { params: { id } });
      forgetLists(memory, id);
      shell.notify.success(deed === 'take' ? success.taken : success.notMine);
      onDecided();
    } catch (error) {
      setBusy(null);
      setProblem(errorSentence(error));
    }
  }
  const when = submitted_date
    ? `submitted on ${formatInstant(submitted_date)}`
    : `begun on ${formatInstant(created_at)}, not submitted`;
  return (
    <>
      <div className="p-row">
        <span>
          {programmeName(type)} {reference(id)}, {when}. Name: <bdi>{applicant_name}</bdi>. Phone:{' '}
          <bdi>{phone}</bdi>.
        </span>
        <Button variant="outline" small busy={busy === 'take'} onClick={() => void decide('take')}>
          This is mine<span className="visually-hidden"> {reference(id)}</span>
        </Button>
        <Button variant="quiet" small busy={busy === 'discard'} onClick={() => void decide('discard')}>
          Not mine<span className="visually-hidden"> {reference(id)}</span>
        </Button>
      </div>
      {problem ? (
        <Notice tone="danger" role="alert" title={FAILED}>
          <p>{problem}</p>
        </Notice>
      ) : null}
    </>
  );
}
