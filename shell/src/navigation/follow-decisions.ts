import type { SettingsApi } from '@portal/contract-shell-v1';
import { navigate } from './navigate';
import { type Decision, MAINTENANCE, type Place } from './places';
import { rememberPlace, takePlace } from './return-to';

interface FollowOptions {
  decision: () => Decision;
  settings: SettingsApi;
  /** Called when somebody without a session opens a page that needs a session. */
  notSignedIn: (place: Place) => void;
}

/** Redirects people to the sign-in, to the maintenance page, and back from it. */
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
      // Not when the session ends while the page is open: the code that ends the session notifies the person.
      if (made.why === 'access' && location.pathname !== lastShown) notSignedIn(made.place);
      // Not during single-spa's own navigation, which is still running.
      queueMicrotask(() => navigate(made.to, { replace: true }));
    } else if (location.pathname === MAINTENANCE && arrived) {
      // A refused call may be newer than the last poll; the way back needs a still newer answer.
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

/** Opens a path; before the maintenance page it remembers the person's current address. */
export function navigateRemembering(to: string, options?: { replace?: boolean }): void {
  if (to === MAINTENANCE && location.pathname !== MAINTENANCE) rememberPlace(here());
  navigate(to, options);
}

export function here(): string {
  return location.pathname + location.search + location.hash;
}
