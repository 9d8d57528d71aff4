/** Splits a list of addresses, `mysql://user:password@one:3306/name,mysql://user:password@two:3306/name`. */
export const nodesOf = (url: string): string[] => url.split(/,(?=mysql:\/\/)/);

export interface Address {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** One server of a cluster; all servers of a cluster hold the same data. */
export interface Node {
  address: Address;
  /** The time of its last failure, in ms since 1970. */
  failedAt: number;
}

/** In ms: for so long after a failure a server is tried only after all others. */
export const avoidedMs = 10_000;

/**
 * The servers in the order in which a connection tries them: as listed, so that all processes use the same server while
 * it lives; servers that failed a moment ago come last.
 */
export function inTurn(nodes: readonly Node[], now: number): Node[] {
  const avoided = ({ failedAt }: Node) => now - failedAt < avoidedMs;
  return [...nodes.filter((node) => !avoided(node)), ...nodes.filter(avoided)];
}
