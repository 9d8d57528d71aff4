import { programmeOf } from '@portal/contract-svc-applications-v1';
import { createBudgets } from '@portal/service-kit/budgets';
import { TooMany } from '@portal/service-kit/errors';
import { networkOf } from '@portal/service-kit/network';
import type { WholeApplication } from '../../application';
import { hashOfSecret, message, type Service } from '../../platform';
import { dayMs, type LetterRequest } from '../letter-request';
import type { Link } from '../link-store';
import type { Asking } from './form';

/** What a link opens. */
export interface Opened {
  link: Link;
  secretHash: string;
  request: LetterRequest;
  application: WholeApplication;
}

const hourMs = 3_600_000;
const guessed = {
  name: 'letter-links',
  most: 60,
  windowMs: hourMs,
  spent: message('manyLinksTried'),
};
const relinked = {
  name: 'letter-new-links',
  most: 3,
  windowMs: dayMs,
  spent: message('manyNewLinks'),
};
const begun = {
  name: 'letters in pieces',
  most: 600,
  windowMs: hourMs,
  spent: message('letterPdfBegunOften'),
};
const written = { name: 'letters', most: 60, windowMs: hourMs, spent: message('pageSentOften') };

/**
 * What a secret opens; undefined if it opens nothing.
 * @throws TooMany if a network has tried many secrets that open nothing
 */
export async function openedBy(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  secret: string,
  address: string,
): Promise<Opened | undefined> {
  const secretHash = hashOfSecret(secret);
  const link = await stores.letters.link(secretHash);
  const request = link && (await stores.letters.find(link.requestId));
  const application = link && (await stores.applications.find({ id: link.applicationId }));
  if (link && request && application) return { link, secretHash, request, application };
  await createBudgets(stores.budgets, clock).spend(guessed, networkOf(address));
  return undefined;
}

/** Whether a link has expired. Text that was typed while it was valid is accepted for another day. */
export const isExpired = ({ clock }: Pick<Service, 'clock'>, { link }: Opened, isWritten: boolean): boolean =>
  link.expiresAt.getTime() + (isWritten ? dayMs : 0) <= clock().getTime();

/** Counts a new link for a letter; returns false if there were enough of them today. */
export async function mayHaveNewLink(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  { id }: Pick<LetterRequest, 'id'>,
): Promise<boolean> {
  try {
    await createBudgets(stores.budgets, clock).spend(relinked, String(id));
    return true;
  } catch (error) {
    if (error instanceof TooMany) return false;
    throw error;
  }
}

/**
 * Counts what is sent with a link.
 * @throws TooMany
 */
export const countSending = ({ stores, clock }: Pick<Service, 'stores' | 'clock'>, { request }: Opened) =>
  createBudgets(stores.budgets, clock).spend(written, String(request.id));

/**
 * Counts how often an upload in pieces is begun, or continued after an interruption.
 * @throws TooMany
 */
export const countBeginning = ({ stores, clock }: Pick<Service, 'stores' | 'clock'>, { request }: Opened) =>
  createBudgets(stores.budgets, clock).spend(begun, String(request.id));

export const askingOf = (
  { branding }: Pick<Service, 'branding'>,
  { request, application }: Opened,
): Asking => ({
  applicant: application.applicantName,
  referee: request.name,
  programme: programmeOf(application.type).one,
  organisation: branding.name,
  about: request.about,
});
