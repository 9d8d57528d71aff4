import { applicationModule } from './application/module';
import { applicationViewModule } from './application-view/module';
import { assessmentModule } from './assessment/module';
import { decisionsModule } from './decisions/module';
import { documentsModule } from './documents/module';
import { draftingModule } from './drafting/module';
import { integrationsModule } from './integrations/module';
import { listsModule } from './lists/module';
import { mailModule } from './mail/module';
import { offersModule } from './offers/module';
import type { Module } from './platform';
import { platformModule } from './platform/module';
import { privacyModule } from './privacy/module';
import { refereesModule } from './referees/module';
import { roundsModule } from './rounds/module';

/** The modules of this service, each below those that may use it. */
export const modules: readonly Module[] = [
  platformModule,
  applicationModule,
  documentsModule,
  assessmentModule,
  integrationsModule,
  mailModule,
  roundsModule,
  offersModule,
  refereesModule,
  decisionsModule,
  applicationViewModule,
  draftingModule,
  listsModule,
  privacyModule,
];
