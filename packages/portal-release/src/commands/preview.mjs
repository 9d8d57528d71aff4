import { remoteName } from '../arguments.mjs';
import { openPortal } from '../portal.mjs';

const usage =
  'Name the remote, an uploaded version and for whom it is: portal-release preview mfe-reports 1.2.3-ab12cd34 --label Admissions [--hours 24]';

/** Makes a preview link to one version. Anybody who has the link can open that version until the link expires. */
export async function run({ names: [named, version, ...more], options: { label, hours = '24' }, log }) {
  const name = remoteName([named]);
  if (!version || !label || more.length > 0) throw new Error(usage);
  if (!/^\d+$/.test(hours)) throw new Error('--hours must be a whole number, such as 24.');
  const json = { version, hours: Number(hours), label };
  const { link, endsAt } = await openPortal().ask('POST', `/registry/remotes/${name}/previews`, { json });
  log(link);
  log(`It opens ${name} ${version} until ${endsAt}, or until somebody ends it on the board.`);
}
