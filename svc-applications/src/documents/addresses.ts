/** What may be opened by a click, beside a place near the file: an address of the web, a mail, a phone number. */
const allowed = /^(?:https?|mailto|tel):/i;
/** A scheme, or the name of another machine. */
const elsewhere = /^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i;
/** A file of the writer's own machine, by its drive. */
const ownFile = /^(?:file:\/{3})?[a-z]:[\\/](?![\\/])/i;

/** As browsers read an address: without controls and signs that nobody sees, and without blanks around it. */
const plain = (address: string): string => address.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();

/** Whether a link to this address does nothing but show a page, or begin a mail or a call. */
export const isAllowedAddress = (address: string): boolean =>
  allowed.test(plain(address)) || isBeside(address);

/** Whether an address names a place by its way from the file. */
export const isBeside = (address: string): boolean => !elsewhere.test(plain(address));

/** Whether a template of this name or path is had without asking another machine. */
export const isOwnFile = (address: string): boolean =>
  ownFile.test(plain(address)) || !/[:\\/%]/.test(plain(address));
