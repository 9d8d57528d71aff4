import type {
  ModuleBoard,
  ModuleEvent,
  ModulePreview,
  ModuleRemote,
  ModuleService,
  ModuleVersion,
  ReleaseSigner,
} from '@portal/contract-remote-v1';
import { type Running, unmet } from '../fits/unmet';
import { isRevoked, type Preview, type Release, type ReleaseIndex, versionBefore } from '../registry';
import { keyIn } from '../signing';
import type { CallsMade, Tallied } from '../tally';
import { hoursOf, loadMsOf } from './version-figures';

export interface BoardParts {
  index: ReleaseIndex;
  tallied: Tallied;
  offered: Running;
  services: ModuleService[];
  now: number;
  /** Bytes of the first files of each version; the key is `name version`. */
  bytes: Record<string, number | null>;
  calls: CallsMade;
}

const eventsShown = 200;

/** Presents the portal's modules as the board shows them: versions, use and failures. */
export function presentBoard({
  index,
  tallied,
  offered,
  services,
  now,
  bytes,
  calls,
}: BoardParts): ModuleBoard {
  const remotes = Object.entries(index.remotes).map(
    ([name, { live, canary, past, releases, previews, off }]): ModuleRemote => {
      const described = releases.find(({ version }) => version === live.version)?.describes;
      const versions = [...releases].reverse();
      return {
        name,
        title: described?.title ?? name,
        ...(described?.titles && { titles: described.titles }),
        live: { version: live.version, since: live.since, by: live.by },
        canary: canary ?? null,
        previous: versionBefore(index, name) ?? null,
        ...(off && { off }),
        ...ownersOf(index, name),
        previews: presentPreviews(previews, now),
        versions: versions.map((release) => ({
          ...presentVersion(name, release, { index, tallied, offered }),
          bytes: bytes[`${name} ${release.version}`] ?? null,
          ...rollbacksTo(
            release.version,
            past?.filter((version) => !isRevoked(index, name, version)),
          ),
        })),
      };
    },
  );
  return {
    shellApi: offered.shellApi,
    runtime: offered.runtime,
    remotes: remotes.sort((a, b) => a.name.localeCompare(b.name)),
    services: services.map((service) => ({
      ...service,
      ...ownersOf(index, service.name),
      ...registrationOf(index, service.name),
    })),
    calls,
    events: [...(index.log ?? [])]
      .reverse()
      .slice(0, eventsShown)
      .map((event) => ({ ...event, by: withTitle(index, event.by) })),
  };
}

/** The teams that own a part. Empty while the portal has no teams: then the shared token releases everything. */
const ownersOf = ({ teams = [] }: ReleaseIndex, part: string) =>
  teams.length === 0
    ? {}
    : { owners: teams.filter(({ owns }) => owns.includes(part)).map(({ title }) => title) };

/** Adds the current title of the team to the person or key that acted; the team's id is only for machines. */
function withTitle({ teams = [] }: ReleaseIndex, by: ModuleEvent['by']): ModuleEvent['by'] {
  const title = teams.find(({ id }) => id === by.team)?.title;
  return { ...by, ...(title !== undefined && { title }) };
}

/** How a service from another repository was registered; `revoked` if the key that did so was revoked since. */
function registrationOf(index: ReleaseIndex, service: string): Pick<ModuleService, 'registered'> {
  const found = index.services?.[service];
  if (!found) return {};
  const { since, urls, routes, by } = found;
  const revoked = by?.key !== undefined && keyIn(index, by.key)?.key.status === 'revoked';
  const registered = { since, urls, routes, ...(by && { by: withTitle(index, by) }) };
  return { registered: { ...registered, ...(revoked && { revoked }) } };
}

const rollbacksTo = (version: string, past: readonly string[] = []) => {
  const at = past.lastIndexOf(version);
  return at < 0 ? {} : { rollbacks: past.length - at };
};

const presentPreviews = (previews: readonly Preview[] = [], now: number): ModulePreview[] =>
  previews
    .filter(({ endsAt }) => Date.parse(endsAt) > now)
    .map(({ id, version, label, endsAt }) => ({ id, version, label, endsAt }));

function presentVersion(
  name: string,
  release: Release,
  { index, tallied, offered }: Pick<BoardParts, 'index' | 'tallied' | 'offered'>,
): ModuleVersion {
  const { version, publishedAt, describes } = release;
  const signer = signerOf(index, name, release);
  const fared = tallied[name]?.[version] ?? { opened: 0, failures: {} };
  const { opened, failures } = fared;
  const failed = Object.values(failures).reduce((sum, times) => sum + times, 0);
  return {
    version,
    publishedAt,
    shellApi: describes.shellApi,
    contracts: describes.contracts ?? {},
    opened,
    failures,
    loadMs: loadMsOf(fared),
    hours: hoursOf(fared),
    errorRate: opened > 0 ? Math.min(1, failed / opened) : null,
    ...(signer && { signer }),
    misfits: unmet(describes, offered),
  };
}

function signerOf(
  index: ReleaseIndex,
  name: string,
  { version, signed }: Release,
): ReleaseSigner | undefined {
  const found = signed && keyIn(index, signed.key);
  if (!found) return undefined;
  const { team, key } = found;
  return {
    team: team.id,
    title: team.title,
    holder: key.holder,
    key: key.id,
    commit: signed.commit,
    revoked: isRevoked(index, name, version),
  };
}
