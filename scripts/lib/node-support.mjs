/** ISO day until which a major version of Node.js gets fixes: https://github.com/nodejs/release#release-schedule. */
const endOfSupport = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30',
};
/** Major version of the images: the long-term version that gets fixes longest. */
export const recommended = 24;

/**
 * One sentence for the person who starts the portal. `version`: as process.version, 'v24.21.0'; `today`: 'YYYY-MM-DD'.
 */
export function supportSentence(version, today) {
  const name = `Node.js ${version.replace(/^v/, '')}`;
  const end = endOfSupport[Number.parseInt(version.slice(1), 10)];
  if (!end) return `${name} is no long-term version: take ${recommended}, which gets fixes longest.`;
  const newer = endOfSupport[recommended] < today ? 'a newer one' : `Node.js ${recommended}`;
  return end < today
    ? `${name} gets no security fixes since ${end}: take ${newer}.`
    : `${name} gets security fixes until ${end}.`;
}

/** The sentence about the Node.js that runs this. */
export const ownSupport = () => supportSentence(process.version, new Date().toISOString().slice(0, 10));
