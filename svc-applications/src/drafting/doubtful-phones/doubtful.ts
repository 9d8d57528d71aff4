import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { isDoubtfulPhone, meantPhone } from '@portal/contract-svc-applications-v1/values/stored-phone';

export const phoneOwners = ['applicant', 'referee', 'emergency_contact'] as const;
export type PhoneOwner = (typeof phoneOwners)[number];

/** The phone numbers of an application as they are stored. */
export interface StoredPhones {
  id: number;
  type: ApplicationType;
  applicantName: string;
  applicant: string;
  /** The answers as one document. */
  answers: Readonly<Record<string, unknown>>;
}

export interface DoubtfulPhone {
  id: number;
  type: ApplicationType;
  applicantName: string;
  owner: PhoneOwner;
  phone: string;
  /** The number that was probably meant; null if there is no indication. */
  meant: string | null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function phonesOf({ applicant, answers }: StoredPhones): [PhoneOwner, string][] {
  const rows = Array.isArray(answers.references) ? answers.references : [];
  return [
    ['applicant', applicant],
    ...rows.map((row): [PhoneOwner, string] => ['referee', textOf(Object(row).phone)]),
    ['emergency_contact', textOf(answers.emergency_contact_phone)],
  ];
}

/** The numbers of an application that cannot be dialled in their stored form. */
export const doubtfulIn = (stored: StoredPhones): DoubtfulPhone[] =>
  phonesOf(stored)
    .map(([owner, typed]): [PhoneOwner, string] => [owner, typed.replace(/\D/g, '')])
    .filter(([, phone]) => isDoubtfulPhone(phone))
    .map(([owner, phone]) => {
      const { id, type, applicantName } = stored;
      const meant = meantPhone(phone);
      return { id, type, applicantName, owner, phone, meant: meant === phone ? null : meant };
    });
