import { type Calendar, calendarOf } from '@portal/service-kit/calendar';
import type { Act } from '../audit/act';
import type { PortalSettings, SettingsChanges } from './settings';

export interface Portal {
  /** The settings, at most half a second old. */
  settings(): Promise<PortalSettings>;
  /** The settings as they were last read, for rules that cannot wait. */
  known(): PortalSettings;
  /** The calendar of the portal's time zone, by the settings as they were last read. */
  calendar(): Calendar;
  enable(enabled: boolean, actor: Act['actor']): Promise<PortalSettings>;
  change(changes: SettingsChanges, actor: Act['actor']): Promise<PortalSettings>;
}

export interface PortalOptions {
  read(): Promise<PortalSettings>;
  enable(enabled: boolean, actor: Act['actor'], now: Date): Promise<void>;
  change(changes: SettingsChanges, actor: Act['actor'], now: Date): Promise<void>;
  initial: PortalSettings;
  clock(): Date;
}

/** One calendar for each time zone, since a calendar remembers facts about its zone. */
const calendars = new Map<string, Calendar>();

/** The calendar of a zone. */
export function calendarIn(zone: string): Calendar {
  const calendar = calendars.get(zone) ?? calendarOf(zone);
  calendars.set(zone, calendar);
  return calendar;
}

/** How long read settings are used, in milliseconds, so that every replica follows a change within a second. */
const goodForMs = 500;

/** Remembers the settings for a moment, so that not every request has to read them. */
export function createPortal({ read, enable, change, initial, clock }: PortalOptions): Portal {
  let known = initial;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<PortalSettings> | undefined;

  function refresh(): Promise<PortalSettings> {
    const startedAt = clock().getTime();
    reading ??= read()
      .then((settings) => {
        readAt = startedAt;
        known = settings;
        return settings;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  async function afterwards(write: Promise<void>): Promise<PortalSettings> {
    await write;
    // Waits for a reading that began before the change: its result must not count as newer.
    await reading?.catch(() => undefined);
    return refresh();
  }

  return {
    settings: () => (clock().getTime() - readAt < goodForMs ? Promise.resolve(known) : refresh()),
    known: () => known,
    calendar: () => calendarIn(known.timeZone),
    enable: (enabled, actor) => afterwards(enable(enabled, actor, clock())),
    change: (changes, actor) => afterwards(change(changes, actor, clock())),
  };
}
