import type { NamedFile } from '@portal/ui/files';

/** A document that is open beside the text. */
export interface ShownFile extends NamedFile {
  /** From 1. */
  page: number;
}
