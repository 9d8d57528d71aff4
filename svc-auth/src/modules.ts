import { accountsModule } from './accounts/module';
import { mailModule } from './mail/module';
import type { Module } from './platform/define-module';
import { platformModule } from './platform/module';
import { privacyModule } from './privacy/module';
import { signingInModule } from './signing-in/module';
import { staffModule } from './staff/module';

/** The modules of this service; each may use only modules above it. */
export const modules: readonly Module[] = [
  platformModule,
  accountsModule,
  signingInModule,
  staffModule,
  privacyModule,
  mailModule,
];
