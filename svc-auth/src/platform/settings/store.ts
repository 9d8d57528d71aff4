import type { Knex } from 'knex';

/** What administrators have switched on; off without a row. */
export type SwitchName = 'second_factor_for_admins';

/** Settings that other services send. */
export type SettingName = 'devices_before';

export interface SettingStore {
  /** A setting that is no switch; '' without a row. */
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
