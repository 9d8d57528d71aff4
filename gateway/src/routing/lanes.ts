/** Requests of one lane share connections and a circuit, so that requests of other lanes never wait for them. */
export const laneNames = ['calls', 'uploads', 'downloads'] as const;
export type LaneName = (typeof laneNames)[number];

/** Paths of calls that take long to make or send: stored files, archives, PDF, Excel, CSV. */
const downloads =
  /^\/api\/storage\/|\/(events\.csv|(export|pdf|download|chosen|list)(-\w+)?|[\w-]+-(excel|csv))\/?$/;

/** Returns the lane of a request. The path must be free of aliases. */
export function laneOf(path: string, { sendsFiles }: { sendsFiles: boolean }): LaneName {
  if (sendsFiles) return 'uploads';
  return downloads.test(path) ? 'downloads' : 'calls';
}
