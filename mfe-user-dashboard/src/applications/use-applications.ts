import type { OwnApplication } from '../api';
import { useDashboard } from '../app/context';
import { type Loading, useFollowed } from '../common/use-loaded';

/** The applications of the person who is signed in, newest first. */
export function useApplications(): Loading<OwnApplication[]> {
  const { api } = useDashboard();
  return useFollowed('applications', api.applications);
}
