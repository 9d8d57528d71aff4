import type { DeviceCopy, EarlyDraft } from '@portal/ui/wizard';
import { type CommonForm, personFields } from '../form';
import type { Device } from './app';

const step1Keys = ['purpose', 'agree_submission', 'agree_terms'] as const;
const step2Keys = [...personFields, 'country_code', 'phone_typed'] as const;

/** What is kept before sign-in: a draft for each of the first two steps. */
export const earlyDrafts = <F extends CommonForm>(
  device: Device,
  name: string,
  more: readonly (keyof F & string)[],
): [EarlyDraft<F>, EarlyDraft<F>] => [
  { slot: device<Partial<F>>(`${name}:step-1-draft`), keys: step1Keys },
  { slot: device<Partial<F>>(`${name}:step-2-draft`), keys: [...step2Keys, ...more] },
];

/** One backup a person, so that two who share a phone never find each other's text in their form. */
export const backupOf = <F extends CommonForm>(device: Device, name: string, owner: string) =>
  device<DeviceCopy<F>>(`${name}:backup:${owner}`);

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
