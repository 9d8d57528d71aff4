import type { DeviceCopy, PreSignInDraft } from '@portal/ui/wizard';
import { personFields, type WizardForm } from '../../base/form';
import type { Device } from './app';

const step1Keys = ['purpose', 'agree_submission', 'agree_terms'] as const;
const step2Keys = [...personFields, 'country_code', 'phone_typed'] as const;

/** For text typed before sign-in, whose owner is not known yet. */
const nobodys = { of: 'nobody' } as const;

/** The drafts kept before sign-in: one for each of the first two steps. */
export const preSignInDrafts = <F extends WizardForm>(
  device: Device,
  name: string,
  more: readonly (keyof F & string)[],
): [PreSignInDraft<F>, PreSignInDraft<F>] => [
  { slot: device<Partial<F>>(`${name}:step-1-draft`, nobodys), keys: step1Keys },
  { slot: device<Partial<F>>(`${name}:step-2-draft`, nobodys), keys: [...step2Keys, ...more] },
];

/** A backup for each person, so that two people who share a phone never find each other's text in their form. */
export const backupOf = <F extends WizardForm>(device: Device, name: string, owner: string) =>
  device<DeviceCopy<F>>(`${name}:backup:${owner}`, { of: Number(owner) });

/** The whole form of a person who could not sign in yet because they were offline. */
export const waitingOf = <F extends WizardForm>(device: Device, name: string) =>
  device<DeviceCopy<F>>(`${name}:waiting`, nobodys);

const plain = (text: string) => text.trim().toLowerCase();

/**
 * Whether two forms belong to the same person, who is identified by email address and phone number, as at the sign-in.
 */
export const isSamePerson = (one: WizardForm, other: WizardForm): boolean =>
  plain(one.email) === plain(other.email) && plain(one.phone) === plain(other.phone);

/** Fields that the server sets: the sign-in and the ids. */
export const serverOwned = [
  'email',
  'phone',
  'country_code',
  'phone_typed',
  'user_id',
  'application_id',
  'intern_details_id',
] as const;
