/** Where mail goes: to a server, or as one .eml file a mail into a folder. */
export type MailConfig =
  | { kind: 'smtp'; url: string; from?: string }
  | { kind: 'folder'; directory: string; from?: string };
