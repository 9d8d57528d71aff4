import type { SettingsApi } from '@portal/contract-shell-v1';
import { getOwnRound } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OwnRound } from './draft-round';

const dayMs = 24 * 3_600_000;
const aSecondMs = 1_000;

interface OwnRoundOf {
  /** The id of the draft; undefined while there is none. */
  applicationId: number | undefined;
  programme: string;
  settings: SettingsApi;
  /** A function, because a wizard's calls load late. */
  client: () => ApiClient;
  /** When this value changes, the round is requested again, for example after a refused submission. */
  again: unknown;
}

/**
 * The round of a draft, kept up to date: a person who types when the round closes sees that. Makes no call when the
 * programme has no rounds.
 */
export function useOwnRound({ applicationId, programme, settings, client, again }: OwnRoundOf) {
  const [own, setOwn] = useState<OwnRound | null>(null);
  const [deadlines, setDeadlines] = useState(0);
  const { rounds, timeZone = 'UTC' } = useSyncExternalStore(settings.subscribe, settings.current);
  const facts = rounds?.find((one) => one.programme === programme);
  const hasRounds = facts !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open now is a reason to ask again
  useEffect(() => {
    if (!applicationId || !hasRounds) return undefined;
    let ended = false;
    call(client(), getOwnRound, { params: { id: applicationId } })
      .then(({ body }) => ended || setOwn(body.round ?? null))
      .catch(() => undefined);
    return () => {
      ended = true;
    };
  }, [applicationId, hasRounds, again, deadlines, facts?.open?.id]);
  // The minutes in which a draft is accepted after the closing end without a change in which rounds are open.
  const deadline = own?.state === 'open' ? own.deadline : undefined;
  useEffect(() => {
    const left = deadline ? Date.parse(deadline) - Date.now() : -1;
    if (left < 0 || left > dayMs) return undefined;
    const timer = setTimeout(() => setDeadlines((passed) => passed + 1), left + aSecondMs);
    return () => clearTimeout(timer);
  }, [deadline]);
  return { own: applicationId ? own : null, setOwn, facts, timeZone };
}
