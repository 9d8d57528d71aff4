import type { Tokens } from '../../accounts/sessions/tokens';
import type { SettingStore } from '../../platform/settings/store';

const setting = 'devices_before';

/** Devices that were made known before this time are known no more; undefined: each for its 180 days. */
export async function devicesBefore(settings: Pick<SettingStore, 'read'>): Promise<Date | undefined> {
  const value = await settings.read(setting);
  return value ? new Date(value) : undefined;
}

export const endDevicesBefore = (settings: Pick<SettingStore, 'write'>, before: Date | null): Promise<void> =>
  settings.write(setting, before?.toISOString() ?? '');

/** Browsers hold the tokens of devices, so that an old one ends by not being taken any more. */
export const withoutOldDevices = (tokens: Tokens, settings: Pick<SettingStore, 'read'>): Tokens => ({
  ...tokens,
  async deviceOf(token, now) {
    const device = await tokens.deviceOf(token, now);
    if (!device) return undefined;
    const before = await devicesBefore(settings);
    return before && device.issuedAt < before ? undefined : device;
  },
});
