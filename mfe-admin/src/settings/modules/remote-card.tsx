import { Button, Card, Notice, StatusChip } from '@portal/ui';
import type { Board, ModuleRemote } from '../../api/modules';
import { dayAndTime } from '../../frame/common/dates';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/modules';
import { MoreOfRemote } from './more-of-remote';
import { Owners } from './owners';
import { PreviewList } from './preview-list';
import { lookOf, type UsedVersion, usedVersions } from './state';
import { endedTrial, TrialEnded } from './trial-ended';
import { TrialStage } from './trial-stage';
import { VersionTable } from './version-table';
import { actLabel, actorOf, actsOn, type ModuleAct, madeBy, misfitInWords } from './words';

/** The id of a remote's card. */
export const cardId = (name: string): string => `module-${name}`;

export interface RemoteCardProps {
  remote: ModuleRemote;
  board: Board;
  ask: (act: ModuleAct, remote: ModuleRemote) => void;
  /** Reads the board again. */
  reload: () => void;
}

/** A remote: the live version, the version on trial, the health of both, and the possible actions. */
export function RemoteCard({ remote, board, ask, reload }: RemoteCardProps) {
  const used = usedVersions(remote, board);
  const [live] = used;
  const acts = actsOn(remote);
  const ended = endedTrial(remote, board.events);
  return (
    <Card
      id={cardId(remote.name)}
      aria-label={remote.title}
      title={remote.title}
      action={
        remote.off ? (
          <StatusChip status="inactive" tone="warning" label={t.offChip()} />
        ) : live ? (
          <StatusChip {...lookOf(live)} />
        ) : null
      }
    >
      <p className="p-muted p-small">
        {remote.name}. <Owners owners={remote.owners} /> <Since remote={remote} board={board} />
      </p>
      {used.map((one) => (
        <Trouble key={one.use} used={one} />
      ))}
      {used.map((one) => (
        <RevokedKey key={one.use} used={one} />
      ))}
      {remote.off ? <Off since={remote.off.since} /> : null}
      {remote.canary ? <TrialStage trial={remote.canary} /> : null}
      {ended ? <TrialEnded event={ended} /> : null}
      <VersionTable remote={remote} used={used} />
      {acts.length > 0 ? (
        <p className="p-row mt-3 mb-0">
          {acts.map((act) => (
            <Button
              key={act}
              small
              variant={act === 'promote' ? 'primary' : 'outline'}
              onClick={() => ask(act, remote)}
            >
              {actLabel[act]}
              <span className="visually-hidden">: {remote.title}</span>
            </Button>
          ))}
        </p>
      ) : null}
      {remote.canary || remote.previous ? null : (
        <p className="p-muted p-small mt-3 mb-0">{t.noOtherVersion()}</p>
      )}
      <PreviewList remote={remote} done={reload} />
      <MoreOfRemote remote={remote} />
    </Card>
  );
}

function Off({ since }: { since: string }) {
  const { locale } = useStaff().shell;
  return (
    <Notice tone="warning" title={t.isOff({ since: dayAndTime(since, locale) })}>
      <p>{t.isOffText()}</p>
    </Notice>
  );
}

function Since({ remote, board }: Pick<RemoteCardProps, 'remote' | 'board'>) {
  const { locale } = useStaff().shell;
  const { live, canary, name } = remote;
  const put = madeBy(board.events, name, live.version, ['live', 'promoted', 'rolled-back']);
  const tried = canary ? madeBy(board.events, name, canary.version, ['canary']) : undefined;
  const by = put ? actorOf(put) : live.by === 'build' ? t.startOfPortal() : t.modulesSomebody();
  return (
    <>
      {t.putLive({ by, since: dayAndTime(live.since, locale) })}
      {canary
        ? ` ${t.beganToTry({
            by: tried ? actorOf(tried) : t.modulesSomebody(),
            version: canary.version,
            since: dayAndTime(canary.since, locale),
          })}`
        : null}
    </>
  );
}

/** Warns of a version that a revoked key signed: a thief may have made it. It stays live until somebody acts. */
function RevokedKey({ used: { version, known } }: { used: UsedVersion }) {
  if (!known?.signer?.revoked) return null;
  const { holder, title } = known.signer;
  return (
    <Notice tone="danger" title={t.revokedTitle({ version })}>
      <p>{t.revokedText({ holder, title })}</p>
    </Notice>
  );
}

/** The reasons why a version cannot run here. An unused version may fit again later. */
function Trouble({ used: { use, version, misfits, missing } }: { used: UsedVersion }) {
  if (use === 'previous' ? misfits.length === 0 : misfits.length === 0 && !missing) return null;
  const others = t.pagesShowPanel();
  return (
    <Notice
      tone={use === 'previous' ? 'warning' : 'danger'}
      title={missing ? t.versionUnreachable({ version }) : t.versionIncompatible({ version })}
    >
      {missing ? <p>{t.filesNotFetched({ others })}</p> : null}
      {misfits.map((sentence) => (
        <p key={sentence}>{misfitInWords(sentence)}</p>
      ))}
      {misfits.length > 0 ? <p>{use === 'previous' ? t.notLiveAgain() : others}</p> : null}
    </Notice>
  );
}
