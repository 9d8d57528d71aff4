/** Where mails go: to a server, or into a folder as .eml files. */
export type MailConfig =
  | { kind: 'smtp'; url: string; from?: string }
  | { kind: 'folder'; directory: string; from?: string };
