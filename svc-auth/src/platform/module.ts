import type { BudgetStore } from '@portal/service-kit/budgets';
import { budgetStore } from '@portal/service-kit/budgets';
import type { OutboxStore } from '@portal/service-kit/outbox';
import { outboxStore } from '@portal/service-kit/outbox';
import type { Knex } from 'knex';
import type { Module } from './define-module';
import { type SettingStore, settingStore } from './settings/store';
import { outboxName } from './stores';

interface PlatformStores {
  budgets: BudgetStore;
  outbox: OutboxStore;
  settings: SettingStore;
}

declare module './stores' {
  interface Stores extends PlatformStores {}
}

const stores = (knex: Knex): PlatformStores => ({
  budgets: budgetStore(knex, 'attempts'),
  outbox: outboxStore(knex, outboxName),
  settings: settingStore(knex),
});

export const platformModule: Module = { name: 'platform', stores };
