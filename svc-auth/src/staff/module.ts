import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import type { Module } from '../platform/define-module';
import type { Service } from '../platform/service';
import { accessTokenCalls } from './access-tokens/routes';
import { type AccessTokenStore, accessTokenStore } from './access-tokens/store';
import { invitationCalls } from './accounts/invitation-routes';
import { type InvitationStore, invitationStore } from './accounts/invitation-store';
import { staffCalls } from './accounts/routes';
import { factorRuleCalls } from './factor-rule/routes';
import { idleCalls } from './idle/routes';
import { type IdleStore, idleStore } from './idle/store';
import { releaseNoticeCalls } from './release-notices/routes';
import { type ReleaseNoticeStore, releaseNoticeStore } from './release-notices/store';
import { roleCalls } from './roles/routes';
import { staffStatusCalls } from './staff-status/routes';

interface StaffStores {
  accessTokens: AccessTokenStore;
  invitations: InvitationStore;
  idle: IdleStore;
  releaseNotices: ReleaseNoticeStore;
}

declare module '../platform/stores' {
  interface Stores extends StaffStores {}
}

const stores = (knex: Knex): StaffStores => ({
  accessTokens: accessTokenStore(knex),
  invitations: invitationStore(knex),
  idle: idleStore(knex),
  releaseNotices: releaseNoticeStore(knex),
});

const calls = (service: Service): AnyCall[] => [
  ...staffCalls(service),
  ...roleCalls(service),
  ...invitationCalls(service),
  ...factorRuleCalls(service),
  ...accessTokenCalls(service),
  ...staffStatusCalls(service),
  ...idleCalls(service),
  ...releaseNoticeCalls(service),
];

export const staffModule: Module = { name: 'staff', stores, calls };
