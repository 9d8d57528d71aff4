import {
  type ModuleBoard,
  type ModuleRemote,
  type ModuleService,
  type ModuleVersion,
  misfits,
  type Offered,
} from '@portal/contract-remote-v1';
import type { Release, ReleaseIndex } from '../registry';
import type { Tallied } from '../tally';

export interface BoardParts {
  index: ReleaseIndex;
  tallied: Tallied;
  offered: Offered;
  services: ModuleService[];
}

const eventsShown = 200;

/** The portal's modules with their versions, use and failures, as the board shows them. */
export function presentBoard({ index, tallied, offered, services }: BoardParts): ModuleBoard {
  const remotes = Object.entries(index.remotes).map(
    ([name, { live, canary, past, releases }]): ModuleRemote => {
      const described = releases.find(({ version }) => version === live.version)?.describes;
      const versions = [...releases].reverse();
      return {
        name,
        title: described?.title ?? name,
        ...(described?.titles && { titles: described.titles }),
        live: { version: live.version, since: live.since, by: live.by },
        canary: canary ? { version: canary.version, percent: canary.percent, since: canary.since } : null,
        previous: past?.at(-1) ?? null,
        versions: versions.map((release) => presentVersion(name, release, tallied, offered)),
      };
    },
  );
  return {
    shellApi: offered.shellApi,
    runtime: offered.runtime,
    remotes: remotes.sort((a, b) => a.name.localeCompare(b.name)),
    services,
    events: [...(index.log ?? [])].reverse().slice(0, eventsShown),
  };
}

function presentVersion(
  name: string,
  { version, publishedAt, describes }: Release,
  tallied: Tallied,
  offered: Offered,
): ModuleVersion {
  const { opened, failures } = tallied[name]?.[version] ?? { opened: 0, failures: {} };
  const failed = Object.values(failures).reduce((sum, times) => sum + times, 0);
  return {
    version,
    publishedAt,
    shellApi: describes.shellApi,
    contracts: describes.contracts ?? {},
    opened,
    failures,
    errorRate: opened > 0 ? Math.min(1, failed / opened) : null,
    misfits: misfits(describes, offered),
  };
}
