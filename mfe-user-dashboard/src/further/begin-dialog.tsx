import { furtherWords, hasFurtherForm, isProgramme, programmeOf } from '@portal/contract-svc-applications-v1';
import { ApiError } from '@portal/remote-sdk';
import { Button, Dialog, Notice } from '@portal/ui';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { ApplicationType } from '../api';
import { useDashboard } from '../app/context';
import { errorSentence, say, statusOf, success } from '../common/messages';
import { continuePath } from '../common/words';

interface Refused {
  title: string;
  text?: string;
  /** The id of an existing draft. */
  draft?: number;
}

/** /userdashboard/new/visitor: explains the next steps, and creates the application. */
export default function BeginDialog() {
  const { type } = useParams();
  const navigate = useNavigate();
  const close = () => void navigate('/', { replace: true });
  if (isProgramme(type)) return <Begin type={type} onClose={close} />;
  return (
    <Dialog open title="New application" onClose={close} footer={<Button onClick={close}>Close</Button>}>
      <Notice tone="danger" role="alert" title={say.unknownType} />
    </Dialog>
  );
}

function Begin({ type, onClose }: { type: ApplicationType; onClose: () => void }) {
  const { api, shell, memory } = useDashboard();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);

  async function begin() {
    setBusy(true);
    setRefused(null);
    try {
      const { id } = (await api.createFurther(type)) ?? {};
      if (!id) throw new Error(say.noApplicationId);
      memory.delete('applications');
      memory.delete('available-types');
      shell.notify.success(success.started);
      if (hasFurtherForm(type)) void navigate(`/applications/${id}/finish`, { replace: true });
      else shell.navigate(continuePath(type));
    } catch (error) {
      const told = beginRefusal(error);
      setRefused(told);
      setBusy(false);
      shell.notify.error(told.title);
    }
  }

  return (
    <Dialog
      open
      title={`Apply for ${programmeOf(type).one}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={() => void begin()}>
            {busy ? 'Starting...' : 'Start Application'}
          </Button>
        </>
      }
    >
      {refused ? (
        <Notice tone="danger" role="alert" title={refused.title}>
          {refused.text ? <p>{refused.text}</p> : null}
          {refused.draft ? (
            <p>
              <Link to={`/applications/${refused.draft}`}>Open the one you have begun</Link>
            </p>
          ) : null}
        </Notice>
      ) : null}
      <p className="p-lead">
        Welcome back.{' '}
        {hasFurtherForm(type)
          ? 'Your personal details, education and languages come with you.'
          : 'What you have told us before is filled in for you.'}
      </p>
      <p>You only tell us what is new:</p>
      <ul>
        {furtherWords[type].asks.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="p-muted">You can stop at any time and go on later from your dashboard, on any device.</p>
    </Dialog>
  );
}

/** Why no application was made. */
export function beginRefusal(error: unknown): Refused {
  if (statusOf(error) === 401) return { title: say.createNotSignedIn };
  const words = errorSentence(error);
  if (words === say.noApplicationId) return { title: words };
  const body = error instanceof ApiError ? (error.body as { application_id?: number } | null) : null;
  return {
    title: say.createFailed,
    text: words,
    ...(body?.application_id ? { draft: body.application_id } : {}),
  };
}
