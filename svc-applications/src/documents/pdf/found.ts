import type { PDFObject } from '@cantoo/pdf-lib';

export interface FoundObject {
  value: PDFObject;
  isStream: boolean;
  /** 0 where none stands before it. */
  number: number;
  generation: number;
  numbered: boolean;
  hasAddress: boolean;
  /** The bytes of the object, without those of its stream. */
  from: number;
  to: number;
  /** Where the bytes of its stream begin. */
  stream?: number;
}
