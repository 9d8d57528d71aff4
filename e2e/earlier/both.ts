import { call, staffSignIn } from '../support/api';
import type { TestPortal } from '../support/harness';

/** The replicas of both releases: `svc-auth` is from the first checkout, `svc-auth-2` from the second. */
const replicas = ['svc-auth', 'svc-applications', 'svc-reports'].flatMap((name) => [name, `${name}-2`]);

const direct = (portal: TestPortal, replica: string) => `http://127.0.0.1:${portal.child(replica).port}`;

/** Checks that each replica is ready by itself, whatever the others are. */
export async function unready(portal: TestPortal): Promise<string[]> {
  const problems: string[] = [];
  for (const replica of replicas) {
    const answer = await fetch(`${direct(portal, replica)}/readyz`);
    if (!answer.ok) problems.push(`${replica} answers /readyz with ${answer.status}: ${await answer.text()}`);
  }
  return problems;
}

interface Counted {
  counts: Record<string, unknown>;
}

/**
 * Checks that the replicas of both releases report the same numbers of applications; the newer release may report more.
 */
export async function differingReports(portal: TestPortal): Promise<string[]> {
  const { token } = await staffSignIn(portal);
  const countsOf = async (replica: string) => {
    const at = { url: direct(portal, replica) };
    return (await call<Counted>(at, 'GET', '/api/admin/reports/applications?limit=1', { token })).counts;
  };
  const [one, other] = [await countsOf('svc-reports'), await countsOf('svc-reports-2')];
  return Object.keys(one)
    .filter((name) => name in other && JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .map((name) => `${name} is ${JSON.stringify(one[name])} and ${JSON.stringify(other[name])}`);
}
