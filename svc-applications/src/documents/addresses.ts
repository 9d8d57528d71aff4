/** Addresses that a click may open besides places relative to the file: web pages, mails and phone numbers. */
const allowed = /^(?:https?|mailto|tel):/i;
/** An address with a scheme, or with the name of another machine. */
const elsewhere = /^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i;
/** A file on a local drive, given by the drive's letter. */
const ownFile = /^(?:file:\/{3})?[a-z]:[\\/](?![\\/])/i;

/** The address as browsers read it: without control and invisible characters, and without blanks at either end. */
const plain = (address: string): string => address.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();

/** Whether a link to this address can only show a page, or begin a mail or a call. */
export const isAllowedAddress = (address: string): boolean =>
  allowed.test(plain(address)) || isBeside(address);

/** Whether an address is relative to the file. */
export const isBeside = (address: string): boolean => !elsewhere.test(plain(address));

/** Whether a template with this name or path is found without asking another machine. */
export const isOwnFile = (address: string): boolean =>
  ownFile.test(plain(address)) || !/[:\\/%]/.test(plain(address));
