import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import type { Module } from '../platform/define-module';
import type { Service } from '../platform/service';
import { erasingCalls } from './erasing/routes';
import { type ErasingStore, erasingStore } from './erasing/store';
import { retentionCalls } from './retention/routes';

interface PrivacyStores {
  erasing: ErasingStore;
}

declare module '../platform/stores' {
  interface Stores extends PrivacyStores {}
}

const stores = (knex: Knex): PrivacyStores => ({
  erasing: erasingStore(knex),
});

const calls = (service: Service): AnyCall[] => [...erasingCalls(service), ...retentionCalls(service)];

export const privacyModule: Module = { name: 'privacy', stores, calls };
