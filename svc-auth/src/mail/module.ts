import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import type { Module } from '../platform/define-module';
import type { Service } from '../platform/service';
import { mailCalls } from './mails/routes';
import { templateCalls } from './templates/routes';
import { type TemplateStore, templateStore } from './templates/store';

interface MailStores {
  templates: TemplateStore;
}

declare module '../platform/stores' {
  interface Stores extends MailStores {}
}

const stores = (knex: Knex): MailStores => ({
  templates: templateStore(knex),
});

const calls = (service: Service): AnyCall[] => [...mailCalls(service), ...templateCalls(service)];

export const mailModule: Module = { name: 'mail', stores, calls };
