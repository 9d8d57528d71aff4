import type { TrialVerdict } from '@portal/contract-remote-v1';
import { Notice } from '@portal/ui';
import { numberInWords } from '@portal/ui/language';
import type { ModuleEvent, ModuleRemote } from '../../api/modules';
import { dayAndTime } from '../../frame/common/dates';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/modules';

const reasons: Record<string, () => string> = {
  timeout: t.reasonTimeout,
  unreachable: t.reasonUnreachable,
  incompatible: t.reasonIncompatible,
  crashed: t.reasonCrashed,
  error: t.reasonError,
};

/** Returns ms as seconds: '1.8'. */
const secondsOf = (ms: number | null, language: string): string =>
  numberInWords((ms ?? 0) / 1000, { maximumFractionDigits: 1 }, language);

/** Why the portal ended a trial, in one or two sentences. */
export function whyInWords({ kind, reason, trial, live }: TrialVerdict, language: string): string {
  if (kind === 'slow')
    return t.trialSlow({
      seconds: secondsOf(trial.loadMs, language),
      liveSeconds: secondsOf(live.loadMs, language),
    });
  const number = (value: number) => numberInWords(value, {}, language);
  const failed = t.trialFailed({
    failing: number(trial.failing),
    visitors: number(trial.visitors),
    liveFailing: number(live.failing),
    liveVisitors: number(live.visitors),
  });
  const most = reasons[reason ?? '']?.();
  return most ? `${failed} ${t.trialReason({ reason: most })}` : failed;
}

/** Returns the last event of a remote if it is the end of a trial by the portal. */
export const endedTrial = (
  { name }: ModuleRemote,
  events: readonly ModuleEvent[],
): ModuleEvent | undefined => {
  const last = events.find(({ remote, what }) => remote === name && what !== 'removed');
  return last?.why ? last : undefined;
};

/** Shows that the portal ended a trial, and why, until something else is released. */
export function TrialEnded({ event }: { event: ModuleEvent }) {
  const { locale } = useStaff().shell;
  const { why, from = '', version, at } = event;
  if (!why) return null;
  return (
    <Notice tone="warning" title={t.trialEndedTitle({ version: from })}>
      <p>{whyInWords(why, locale.language)}</p>
      <p>
        {t.trialEveryoneBack({ version })}{' '}
        <time className="p-muted" dateTime={at}>
          {dayAndTime(at, locale)}
        </time>
      </p>
    </Notice>
  );
}
