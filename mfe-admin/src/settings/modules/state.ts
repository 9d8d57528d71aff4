import type { StatusChipProps } from '@portal/ui';
import { numberInWords } from '@portal/ui/language';
import { type Board, type ModuleRemote, type ModuleVersion, moduleKey } from '../../api/modules';
import * as t from '../../messages/modules';

/** A version in use and its use. */
export interface UsedVersion {
  version: string;
  use: 'live' | 'canary' | 'previous';
  /** The version's data; null for a version without a release in the record. */
  known: ModuleVersion | null;
  misfits: string[];
  missing: boolean;
}

/** The share of failures from which on a version needs attention. */
export const OFTEN = 0.05;

/** The versions in use: live, on trial, and the version that a rollback would restore. */
export function usedVersions(remote: ModuleRemote, { missing }: Board): UsedVersion[] {
  const uses = [
    { version: remote.live.version, use: 'live' as const },
    ...(remote.canary ? [{ version: remote.canary.version, use: 'canary' as const }] : []),
    ...(remote.previous ? [{ version: remote.previous, use: 'previous' as const }] : []),
  ];
  return uses.map(({ version, use }) => {
    const known = remote.versions.find((one) => one.version === version) ?? null;
    return {
      version,
      use,
      known,
      misfits: known?.misfits ?? [],
      missing: missing.has(moduleKey(remote.name, version)),
    };
  });
}

type Appearance = Required<StatusChipProps>;
const appearance = (status: string, tone: Appearance['tone'], label: string): Appearance => ({
  status,
  tone,
  label,
});

/** The health of a version. */
export function lookOf({ known, misfits, missing }: UsedVersion): Appearance {
  if (missing) return appearance('unreachable', 'danger', t.modulesUnreachable());
  if (known?.signer?.revoked) return appearance('revoked', 'danger', t.keyWasRevoked());
  if (misfits.length > 0) return appearance('incompatible', 'danger', t.modulesIncompatible());
  if (!known || known.errorRate === null) return appearance('unused', 'neutral', t.notOpenedYet());
  if (known.errorRate >= OFTEN) return appearance('failing', 'warning', t.failsOften());
  return appearance('active', 'success', t.modulesWorks());
}

/** Returns the names of the remotes and services that need attention. */
export function inTrouble(board: Board): string[] {
  const remotes = board.remotes.filter((remote) =>
    usedVersions(remote, board).some(
      (one) => one.use !== 'previous' && ['danger', 'warning'].includes(lookOf(one).tone),
    ),
  );
  const services = board.services.filter(({ reachable }) => !reachable);
  return [...remotes.map(({ title }) => title), ...services.map(({ name }) => name)];
}

const reasons: Record<string, (given: { times: number; number: string }) => string> = {
  timeout: t.failuresTooLong,
  unreachable: t.failuresNotFetched,
  incompatible: t.failuresNotFit,
  crashed: t.failuresCrashed,
  error: t.failuresErrors,
};

/** '3 crashed, 1 took too long'; empty when nothing failed. */
export function failuresOf({ failures }: ModuleVersion, language: string): string {
  return Object.entries(failures)
    .filter(([, times]) => times > 0)
    .map(([reason, times]) => {
      const number = numberInWords(times, {}, language);
      return reasons[reason]?.({ times, number }) ?? `${number} ${reason}`;
    })
    .join(', ');
}

/** '2.5 %'. */
export const percent = (rate: number, language: string): string =>
  numberInWords(rate, { style: 'percent', maximumFractionDigits: 1 }, language);
