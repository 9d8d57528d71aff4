import type { Authenticator } from '@portal/service-kit/auth';
import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import type { Module } from '../platform/define-module';
import type { Service } from '../platform/service';
import { moveCalls } from './contact/move-routes';
import { contactCalls } from './contact/routes';
import { type EmailChangeStore, emailChangeStore } from './contact/store';
import { factorCalls } from './factors/routes';
import { type FactorStore, factorStore } from './factors/store';
import { forgottenPasswordCalls } from './forgotten-password/routes';
import { type PasswordResetStore, passwordResetStore } from './forgotten-password/store';
import { passkeyCalls } from './passkeys/routes';
import { type PasskeyStore, passkeyStore } from './passkeys/store';
import { passwordCalls } from './passwords/routes';
import { proofCalls } from './proofs/routes';
import { signInCalls } from './sign-in/routes';
import { wizardCalls } from './wizard/routes';
import { type ResumeCodeStore, resumeCodeStore } from './wizard/store';

interface SigningInStores {
  resets: PasswordResetStore;
  codes: ResumeCodeStore;
  emailChanges: EmailChangeStore;
  factors: FactorStore;
  passkeys: PasskeyStore;
}

declare module '../platform/stores' {
  interface Stores extends SigningInStores {}
}

const stores = (knex: Knex): SigningInStores => ({
  resets: passwordResetStore(knex),
  codes: resumeCodeStore(knex),
  emailChanges: emailChangeStore(knex),
  factors: factorStore(knex),
  passkeys: passkeyStore(knex),
});

const calls = (service: Service, authenticator: Authenticator): AnyCall[] => [
  ...signInCalls(service),
  ...proofCalls(service),
  ...factorCalls(service),
  ...passkeyCalls(service),
  ...contactCalls(service),
  ...moveCalls(service),
  ...passwordCalls(service, authenticator),
  ...forgottenPasswordCalls(service),
  ...wizardCalls(service),
];

export const signingInModule: Module = { name: 'signing-in', stores, calls };
