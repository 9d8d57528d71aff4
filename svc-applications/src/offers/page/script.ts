import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { PageScript } from '../../platform';
import { offerPath } from '../offers/link';

/** Adds what the reader's own clock shows at that moment, where it differs from the portal's. */
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

/** The program of the page; without it the page shows the time of the portal alone. */
export const offerScript: PageScript = {
  address: `${offerPath}${hash}.js`,
  text,
  packed: gzipSync(text, { level: 9 }),
};
