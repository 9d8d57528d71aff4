import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import { defineModule, outboxName, type Service } from '../platform';
import { learnContact } from './contact/learn-work';
import { contactCalls } from './contact/routes';
import { type ContactStore, contactStore } from './contact/store';
import { startRemoval } from './discarding/remove';
import { discardingCalls } from './discarding/routes';
import { type DiscardedStore, discardedStore } from './discarding/store';
import { dashboardUploadCalls } from './documents/dashboard-routes';
import { documentCalls } from './documents/routes';
import { doubtfulPhoneCalls } from './doubtful-phones/routes';
import { type PhoneStore, phoneStore } from './doubtful-phones/store';
import { renamePerson } from './editing/rename-work';
import { editingCalls } from './editing/routes';
import { mailAddressCalls } from './mail-address/routes';
import { myCalls } from './me/routes';
import type { Programme } from './programme/programme';
import { programmeCalls } from './programmes/calls';
import { savesByProgramme } from './programmes/progress-calls';
import { mailReturnLink } from './return-link/return-link-mail';
import { secondaryCalls } from './secondary/routes';
import { confirmation } from './submission/confirmation-mail';
import { type CopyStore, copyStore } from './submission/copies-store';
import { submissionCall } from './submission/routes';
import { draftingTables } from './tables';
import { underAddressCalls } from './unverified-email/routes';
import { type UnderAddressStore, underAddressStore } from './unverified-email/store';
import { internship } from './wizard/internship';
import { personalCall } from './wizard/personal-routes';
import { progressCalls } from './wizard/progress-routes';
import { sectionCalls } from './wizard/section-routes';
import { signInCall } from './wizard/sign-in-routes';
import { visit } from './wizard/visit';

interface DraftingStores {
  phones: PhoneStore;
  copies: CopyStore;
  contact: ContactStore;
  discarded: DiscardedStore;
  underAddress: UnderAddressStore;
}

declare module '../platform/stores' {
  interface Stores extends DraftingStores {}
}

const stores = (knex: Knex): DraftingStores => ({
  phones: phoneStore(knex),
  copies: copyStore(knex),
  contact: contactStore(knex, outboxName),
  discarded: discardedStore(knex),
  underAddress: underAddressStore(knex),
});

/** The programmes that have calls of their own. */
function programmesOf({ portal }: Service): Programme[] {
  const limits = () => portal.known().formLimits;
  return [internship(limits), visit(limits)];
}

const wizardCalls = (service: Service): AnyCall[] =>
  programmesOf(service).flatMap((programme) => [
    signInCall(service, programme),
    ...progressCalls(service, programme),
    personalCall(service, programme),
    ...sectionCalls(service, programme),
    ...documentCalls(service, programme),
    submissionCall(service, programme),
  ]);

/** The ids of the calls that save a form. */
const keepLanguage = (service: Service): string[] => [
  ...programmesOf(service).map(({ saveProgress }) => saveProgress.id),
  savesByProgramme,
];

const calls = (service: Service): AnyCall[] => [
  ...wizardCalls(service),
  ...myCalls(service),
  ...discardingCalls(service),
  ...editingCalls(service),
  ...dashboardUploadCalls(service),
  ...secondaryCalls(service),
  ...mailAddressCalls(service),
  ...underAddressCalls(service),
  ...programmeCalls(service, programmesOf(service)),
  ...contactCalls(service),
  ...doubtfulPhoneCalls(service),
];

export const draftingModule = defineModule({
  name: 'drafting',
  tables: draftingTables,
  stores,
  calls,
  keepLanguage,
  mails: [confirmation, mailReturnLink],
  works: [learnContact, renamePerson],
  jobs: [{ start: startRemoval, actsFor: { applicant: 'what they discarded and did not bring back' } }],
});
