/** The name of a form that only some programs can show. */
export const specialForm = 'XFA';

/** Names that only objects with actions have, wherever they occur: as a key, as a value, or behind a reference. */
export const activeNames = [
  'JavaScript',
  'JS',
  'Launch',
  'GoToR',
  'GoToE',
  'GoTo3DView',
  'SubmitForm',
  'ImportData',
  'Rendition',
  'RichMedia',
  'RichMediaContent',
  'RichMediaExecute',
  'EmbeddedFile',
] as const;
