/** Requests of one kind share connections and a circuit: those of another kind never wait for them. */
export const laneNames = ['calls', 'uploads', 'downloads'] as const;
export type LaneName = (typeof laneNames)[number];

/** What takes long to make or to send: stored files, archives, PDF, Excel, CSV. */
const downloads =
  /^\/api\/storage\/|\/(events\.csv|(export|pdf|download|chosen|list)(-\w+)?|[\w-]+-(excel|csv))\/?$/;

/** The lane of a request whose path is free of aliases. */
export function laneOf(path: string, { sendsFiles }: { sendsFiles: boolean }): LaneName {
  if (sendsFiles) return 'uploads';
  return downloads.test(path) ? 'downloads' : 'calls';
}
