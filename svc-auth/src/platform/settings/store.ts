import type { Knex } from 'knex';

/** A switch that administrators can turn on; off without a row. */
export type SwitchName = 'second_factor_for_admins';

/** A setting that another service sends. */
export type SettingName = 'devices_before';

export interface SettingStore {
  /** Reads a setting that is not a switch; '' without a row. */
  read(name: SettingName): Promise<string>;
  write(name: SettingName, value: string): Promise<void>;
  has(name: SwitchName): Promise<boolean>;
  set(name: SwitchName, on: boolean): Promise<void>;
}

export function settingStore(knex: Knex): SettingStore {
  const settings = () => knex<{ name: string; value: string }>('auth_settings');
  return {
    read: async (name) => (await settings().where({ name }).first())?.value ?? '',
    async write(name, value) {
      await settings().insert({ name, value }).onConflict('name').merge({ value });
    },
    has: async (name) => (await settings().where({ name }).first())?.value === 'on',
    async set(name, on) {
      const value = on ? 'on' : 'off';
      await settings().insert({ name, value }).onConflict('name').merge({ value });
    },
  };
}
