/** The name of a form that only some programs can show. */
export const specialForm = 'XFA';

/** Names that no object without actions has, wherever they stand: as a key, as a value, behind a reference. */
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
