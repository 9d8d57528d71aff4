import type { RunningPortal } from './harness';

const services = ['svc-auth', 'svc-applications', 'svc-reports'];
/** Fewer calls than this prove nothing about the replicas' shares. */
const enough = 20;

/** Checks that the gateway calls the two replicas of every service in turn; returns the problems found. */
export async function unevenReplicas(portal: RunningPortal): Promise<string[]> {
  const problems: string[] = [];
  for (const name of services) {
    const asked = await Promise.all([name, `${name}-2`].map((replica) => callsOf(portal, replica)));
    const [fewer = 0, more = 0] = asked.sort((one, other) => one - other);
    if (fewer + more >= enough && fewer * 3 < more)
      problems.push(`One replica of ${name} answered ${more} calls, the other ${fewer}.`);
  }
  return problems;
}

/** Number of API calls that a replica has answered. */
const callsOf = (portal: RunningPortal, replica: string) => answersOf(portal, replica, '/api/');

/** Number of calls that a replica has answered whose route begins with `route`. */
export async function answersOf(portal: RunningPortal, replica: string, route: string): Promise<number> {
  const metrics = await fetch(`http://127.0.0.1:${portal.child(replica).port}/metrics`);
  const counts = (await metrics.text()).matchAll(
    /^http_request_duration_seconds_count\{[^}]*route="([^"]*)"[^}]*\} (\d+)$/gm,
  );
  return [...counts].reduce((sum, [, at, count]) => sum + (at?.startsWith(route) ? Number(count) : 0), 0);
}
