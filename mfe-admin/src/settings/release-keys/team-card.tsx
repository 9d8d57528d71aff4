import { Button, Card, StatusChip } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { useState } from 'react';
import { endKey, type ReleaseKey, type ReleaseTeam } from '../../api/release-keys';
import { AskDialog } from '../../frame/common/ask-dialog';
import { dayIn } from '../../frame/common/dates';
import { hidden } from '../../frame/common/hidden';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/release-keys';
import { KeyForm } from './key-form';
import { OwnsForm } from './owns-form';

export interface TeamCardProps {
  team: ReleaseTeam;
  /** Names of all remotes and services. */
  parts: readonly string[];
  changed: (sentence: string) => void;
}

type Open = { form: 'key' | 'owns' } | { end: 'retire' | 'revoke'; key: ReleaseKey };

/** A team: what it owns, its keys, and what can be done with each. */
export function TeamCard({ team, parts, changed }: TeamCardProps) {
  const { api } = useStaff();
  const [open, setOpen] = useState<Open | null>(null);
  const { id, title, owns, keys } = team;

  function done(sentence: string) {
    setOpen(null);
    changed(sentence);
  }

  return (
    <Card title={title} aria-label={title}>
      <p>{owns.length > 0 ? t.owns({ parts: owns.join(', ') }) : t.ownsNothing()}</p>
      {keys.length === 0 ? <p className="p-muted">{t.noKeys()}</p> : null}
      <ul className="list-unstyled mb-0">
        {keys.map((key) => (
          <li key={key.id} className="p-row p-between mb-3">
            <KeyLine releaseKey={key} />
            {key.status === 'revoked' ? null : (
              <span className="p-row">
                {key.status === 'active' ? (
                  <Button variant="outline" small onClick={() => setOpen({ end: 'retire', key })}>
                    {rich(t.retireNamed({ hidden, holder: key.holder }))}
                  </Button>
                ) : null}
                <Button variant="outline" small onClick={() => setOpen({ end: 'revoke', key })}>
                  {rich(t.revokeNamed({ hidden, holder: key.holder }))}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {open && 'form' in open ? null : (
        <p className="p-row mb-0">
          <Button variant="outline" small onClick={() => setOpen({ form: 'key' })}>
            {rich(t.addKeyTo({ hidden, title }))}
          </Button>
          <Button variant="quiet" small onClick={() => setOpen({ form: 'owns' })}>
            {rich(t.changeOwns({ hidden, title }))}
          </Button>
        </p>
      )}
      {open && 'form' in open && open.form === 'key' ? (
        <KeyForm team={team} close={() => setOpen(null)} done={done} />
      ) : null}
      {open && 'form' in open && open.form === 'owns' ? (
        <OwnsForm team={team} parts={parts} close={() => setOpen(null)} done={done} />
      ) : null}
      {open && 'end' in open ? (
        <AskDialog
          {...questionOf(open.end, open.key.holder)}
          close={() => setOpen(null)}
          onConfirm={async () => {
            await endKey(api, id, open.key.id, open.end);
            done(
              open.end === 'revoke'
                ? t.revoked({ holder: open.key.holder })
                : t.retired({ holder: open.key.holder }),
            );
          }}
        >
          <p>{open.end === 'revoke' ? t.revokeText() : t.retireText()}</p>
        </AskDialog>
      ) : null}
    </Card>
  );
}

const questionOf = (end: 'retire' | 'revoke', holder: string) =>
  end === 'revoke'
    ? { title: t.askRevoke({ holder }), button: t.revoke(), harmful: true }
    : { title: t.askRetire({ holder }), button: t.retire() };

const statusLook = {
  active: { tone: 'success', label: t.keyActive },
  retired: { tone: 'neutral', label: t.keyRetired },
  revoked: { tone: 'danger', label: t.keyRevoked },
} as const;

function KeyLine({ releaseKey: { id, holder, status, addedAt, endedAt } }: { releaseKey: ReleaseKey }) {
  const { locale } = useStaff().shell;
  const { tone, label } = statusLook[status];
  const added = dayIn(addedAt, locale);
  return (
    <span>
      <strong>{holder}</strong> <StatusChip status={status} tone={tone} label={label()} />
      <br />
      <span className="p-small p-muted">
        <code>{id.slice(0, 16)}</code>{' '}
        {endedAt ? t.keyEnded({ added, ended: dayIn(endedAt, locale) }) : t.keyAdded({ added })}
      </span>
    </span>
  );
}
