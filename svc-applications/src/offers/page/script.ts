import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { PageScript } from '../../platform';
import { offerPath } from '../offers/link';

/** Shows the deadline on the reader's own clock, if it differs from that of the portal. */
const text = `(function () {
  var time = document.querySelector('time[data-zone]');
  if (!time || !window.Intl) return;
  var zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  var at = new Date(time.dateTime);
  var shown = function (timeZone) {
    return at.toLocaleString('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: timeZone });
  };
  if (!zone || shown(zone) === shown(time.dataset.zone)) return;
  var here = at.toLocaleString(document.documentElement.lang, { dateStyle: 'long', timeStyle: 'short' });
  var line = document.createElement('div');
  line.className = 'hint';
  line.textContent = time.dataset.here.replace('{time}', here);
  time.after(line);
})();
`;

const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The script of the page; without it the page shows only the portal's time. */
export const offerScript: PageScript = {
  address: `${offerPath}${hash}.js`,
  text,
  packed: gzipSync(text, { level: 9 }),
};
