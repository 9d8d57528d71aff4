import type { SettingsApi } from '@portal/contract-shell-v1';
import { navigate } from './navigate';
import { type Decision, MAINTENANCE } from './places';
import { rememberPlace, takePlace } from './return-to';

interface FollowOptions {
  decision: () => Decision;
  settings: SettingsApi;
  /** Somebody has come to a page of others without being signed in. */
  notSignedIn: () => void;
}

/** Sends people where they may be: to the sign-in, to the maintenance page, and back from it. */
export function followDecisions({ decision, settings, notSignedIn }: FollowOptions): void {
  let lastPath = '';
  let lastShown = '';

  window.addEventListener('single-spa:before-routing-event', () => {
    const made = decision();
    const arrived = location.pathname !== lastPath;
    lastPath = location.pathname;
    if (made.kind === 'show') lastShown = location.pathname;
    if (made.kind === 'redirect') {
      if (made.why === 'closed') rememberPlace(here());
      // Not when the session ends on the page: that is told where it ends.
      if (made.why === 'access' && location.pathname !== lastShown) notSignedIn();
      // Not within single-spa's own change, which is under way.
      queueMicrotask(() => navigate(made.to, { replace: true }));
    } else if (location.pathname === MAINTENANCE && arrived) {
      // A refused call may know more than the last poll; going back needs an answer younger than that.
      void settings.refresh().then(goBackWhenOpen);
    }
  });
  settings.subscribe(goBackWhenOpen);

  function goBackWhenOpen() {
    if (location.pathname !== MAINTENANCE || !settings.current().portalEnabled) return;
    const address = takePlace();
    if (address) navigate(address, { replace: true });
  }
}

/** Opens a path; on the way to the maintenance page it remembers where the person was. */
export function navigateRemembering(to: string, options?: { replace?: boolean }): void {
  if (to === MAINTENANCE && location.pathname !== MAINTENANCE) rememberPlace(here());
  navigate(to, options);
}

function here(): string {
  return location.pathname + location.search + location.hash;
}
