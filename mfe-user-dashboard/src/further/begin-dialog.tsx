import { furtherWords, hasFurtherForm, isProgramme } from '@portal/contract-svc-applications-v1';
import { ApiError } from '@portal/remote-sdk';
import { Button, Dialog, Notice } from '@portal/ui';
import { translated } from '@portal/ui/language';
import { closedWords } from '@portal/ui/rounds';
import { useState, useSyncExternalStore } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { ApplicationType } from '../api';
import { useDashboard } from '../common/context';
import { errorSentence, statusOf } from '../common/messages';
import { aProgramme, continuePath } from '../common/words';
import * as t from '../messages/begin';
import * as common from '../messages/common';
import * as list from '../messages/list';
import * as missing from '../messages/missing';
import { NoApplicationId } from './no-application-id';

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
    <Dialog
      open
      title={t.newApplication()}
      onClose={close}
      footer={<Button onClick={close}>{t.closeIt()}</Button>}
    >
      <Notice tone="danger" role="alert" title={missing.unknownType()} />
    </Dialog>
  );
}

function Begin({ type, onClose }: { type: ApplicationType; onClose: () => void }) {
  const { api, shell, memory } = useDashboard();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const refused = problem ? beginRefusal(problem) : null;
  const { rounds, timeZone = 'UTC' } = useSyncExternalStore(shell.settings.subscribe, shell.settings.current);
  const facts = rounds?.find(({ programme }) => programme === type);
  const isClosed = facts && !facts.open;

  async function begin() {
    setBusy(true);
    setProblem(null);
    try {
      const { id } = (await api.createFurther(type)) ?? {};
      if (!id) throw new NoApplicationId();
      memory.delete('applications');
      memory.delete('available-types');
      shell.notify.success(t.started());
      if (hasFurtherForm(type)) void navigate(`/applications/${id}/finish`, { replace: true });
      else shell.navigate(continuePath(type));
    } catch (error) {
      setProblem(error);
      setBusy(false);
      shell.notify.error(beginRefusal(error).title);
    }
  }

  return (
    <Dialog
      open
      title={list.applyFor({ programme: aProgramme(type) })}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common.cancel()}
          </Button>
          {isClosed ? null : (
            <Button busy={busy} onClick={() => void begin()}>
              {busy ? t.starting() : t.startApplication()}
            </Button>
          )}
        </>
      }
    >
      {refused ? (
        <Notice tone="danger" role="alert" title={refused.title}>
          {refused.text ? <p>{translated(refused.text)}</p> : null}
          {refused.draft ? (
            <p>
              <Link to={`/applications/${refused.draft}`}>{t.openBegun()}</Link>
            </p>
          ) : null}
        </Notice>
      ) : null}
      {isClosed ? <Notice tone="info" title={closedWords(facts.next, timeZone)} /> : null}
      <p className="p-lead">{hasFurtherForm(type) ? t.welcomeBackDetails() : t.welcomeBackAll()}</p>
      <p>{t.onlyNew()}</p>
      <ul>
        {furtherWords[type].asks.map((line) => (
          <li key={line}>{translated(line)}</li>
        ))}
      </ul>
      <p className="p-muted">{t.stopAnyTime()}</p>
    </Dialog>
  );
}

/** The reason why no application was created. */
export function beginRefusal(error: unknown): Refused {
  if (statusOf(error) === 401) return { title: t.createNotSignedIn() };
  if (error instanceof NoApplicationId) return { title: missing.noApplicationId() };
  const body = error instanceof ApiError ? (error.body as { application_id?: number } | null) : null;
  return {
    title: t.createFailed(),
    text: errorSentence(error),
    ...(body?.application_id ? { draft: body.application_id } : {}),
  };
}
