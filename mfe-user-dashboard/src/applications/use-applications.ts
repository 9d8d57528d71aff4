import type { OwnApplication, OwnDiscarded } from '../api';
import { useDashboard } from '../common/context';
import { type Loading, useFollowed } from '../common/use-loaded';

/** The signed-in person's applications, newest first, and discarded drafts that can be restored. */
export interface Mine {
  applications: Loading<OwnApplication[]>;
  discarded: readonly OwnDiscarded[];
}

export function useApplications(): Mine {
  const { api } = useDashboard();
  const { loaded, reload, put } = useFollowed('applications', api.applications);
  if (loaded.state !== 'ready')
    return { applications: { loaded, reload, put: () => reload() }, discarded: [] };
  const { applications, discarded = [] } = loaded.value;
  return {
    applications: {
      loaded: { state: 'ready', value: applications },
      reload,
      put: (value) => put({ ...loaded.value, applications: value }),
    },
    discarded,
  };
}
