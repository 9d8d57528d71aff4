import type { Settings, SettingsApi } from '@portal/contract-shell-v1';
import { defaultTimeZone, type PortalStatus } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { addressOf } from '@portal/remote-sdk';

const POLL_MS = 10_000;

/** Key for the portal's last known time zone: pages open even while the server cannot be reached. */
const zoneKey = 'portal:time-zone';

/** The settings before the server has answered, and while it cannot be reached: the portal counts as open. */
const defaults = (): Settings => ({
  portalEnabled: true,
  formLimits: {},
  resumeCode: 'off',
  timeZone: keptZone() ?? defaultTimeZone,
});

/** The stored zone. Without storage the zone is known only after the portal has sent it. */
function keptZone(): string | null {
  try {
    return localStorage.getItem(zoneKey);
  } catch {
    return null;
  }
}

function keepZone(zone: string): void {
  try {
    localStorage.setItem(zoneKey, zone);
  } catch {
    // Without storage the zone is not kept.
  }
}

export interface ShellSettings extends SettingsApi {
  /** Requests the settings now and then every ten seconds, except while the tab is hidden. */
  startPolling(): void;
}

/**
 * The portal's settings from the server. A failed call is not shown: the portal then counts as open, even if it was
 * closed before, so that the maintenance page holds nobody back; the other settings stay.
 */
export function createSettings(): ShellSettings {
  const listeners = new Set<(settings: Settings) => void>();
  let settings = defaults();
  let running: Promise<Settings> | null = null;

  async function ask(): Promise<Settings> {
    const answer = (await fetchStatus()) ?? {};
    const next: Settings = {
      portalEnabled: answer.portal_enabled !== false,
      formLimits: answer.form_limits ?? settings.formLimits,
      resumeCode: answer.resume_code ?? settings.resumeCode,
      timeZone: answer.time_zone ?? settings.timeZone ?? defaultTimeZone,
      ...(answer.rounds && { rounds: answer.rounds }),
    };
    if (answer.time_zone) keepZone(answer.time_zone);
    const changed = JSON.stringify(next) !== JSON.stringify(settings);
    settings = next;
    if (changed) for (const listener of listeners) listener(settings);
    return settings;
  }

  function refresh(): Promise<Settings> {
    running ??= ask().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    current: () => settings,
    refresh,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    startPolling() {
      const poll = () => {
        if (!document.hidden) void refresh();
      };
      document.addEventListener('visibilitychange', poll);
      setInterval(poll, POLL_MS);
      void refresh();
    },
  };
}

async function fetchStatus(): Promise<Partial<PortalStatus> | null> {
  try {
    const response = await fetch(addressOf(applicationCalls.getPortalStatus), {
      cache: 'no-store',
      credentials: 'same-origin',
    });
    return response.ok ? ((await response.json()) as Partial<PortalStatus>) : null;
  } catch {
    return null;
  }
}
