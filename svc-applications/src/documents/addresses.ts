/** What may be opened by a click: an address of the web, a mail, a phone number, or a place beside the file. */
const allowed = /^\s*(?:https?:|mailto:|tel:|(?![a-z][a-z0-9+.-]*:|[\\/]{2}))/i;
/** A file of the writer's own machine, by its drive. */
const ownFile = /^(?:file:\/{3})?[a-z]:[\\/](?![\\/])/i;

/** Signs that readers of addresses drop, as browsers do: a scheme may be written with them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const withoutControls = (address: string): string => address.replace(/[\u0000-\u001f]/g, '');

/** Whether a link to this address does nothing but show a page, or begin a mail or a call. */
export const isAllowedAddress = (address: string): boolean => allowed.test(withoutControls(address));

/** Whether a template of this name or path is had without asking another machine. */
export const isOwnFile = (address: string): boolean =>
  ownFile.test(address) || !/[:\\/%]/.test(withoutControls(address));
