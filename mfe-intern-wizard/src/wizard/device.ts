import type { InternshipForm } from '@portal/application-ui/form';
import { deviceStore } from '@portal/remote-sdk';
import type { DeviceCopy, EarlyDraft } from '@portal/ui/wizard';

/** The names under which this wizard keeps things on the device. */
const KEYS = {
  step1: 'intern-wizard:step-1-draft',
  step2: 'intern-wizard:step-2-draft',
  backup: 'intern-wizard:backup',
};

const step1Keys = ['purpose', 'agree_submission', 'agree_terms'] as const;
const step2Keys = [
  'name',
  'email',
  'phone',
  'country_code',
  'phone_typed',
  'dob',
  'gender',
  'nationality',
  'current_address',
  'permanent_address',
  'contact_preference',
] as const;

/** What is kept before sign-in: a draft for each of the first two steps. */
export const earlyDrafts = (): EarlyDraft<InternshipForm>[] => [
  { slot: deviceStore<Partial<InternshipForm>>(KEYS.step1), keys: step1Keys },
  { slot: deviceStore<Partial<InternshipForm>>(KEYS.step2), keys: step2Keys },
];

/** One backup a person, so that two who share a phone never find each other's text in their form. */
export const backupOf = (owner: string) => deviceStore<DeviceCopy<InternshipForm>>(`${KEYS.backup}:${owner}`);

/** Fields of the server's making: the sign-in and the ids. */
export const serverOwned = [
  'email',
  'phone',
  'country_code',
  'phone_typed',
  'user_id',
  'application_id',
  'intern_details_id',
] as const;
