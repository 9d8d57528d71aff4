import type { Tokens } from '../../accounts/sessions/tokens';
import type { SettingStore } from '../../platform/settings/store';

const setting = 'devices_before';

/** Returns the time before which known devices no longer count; undefined: each counts for its 180 days. */
export async function devicesBefore(settings: Pick<SettingStore, 'read'>): Promise<Date | undefined> {
  const value = await settings.read(setting);
  return value ? new Date(value) : undefined;
}

export const endDevicesBefore = (settings: Pick<SettingStore, 'write'>, before: Date | null): Promise<void> =>
  settings.write(setting, before?.toISOString() ?? '');

/** Refuses old device tokens when they are read, since browsers keep them and nobody can delete them. */
export const withoutOldDevices = (tokens: Tokens, settings: Pick<SettingStore, 'read'>): Tokens => ({
  ...tokens,
  async deviceOf(token, now) {
    const device = await tokens.deviceOf(token, now);
    if (!device) return undefined;
    const before = await devicesBefore(settings);
    return before && device.issuedAt < before ? undefined : device;
  },
});
