import type { PDFObject } from '@cantoo/pdf-lib';

export interface FoundObject {
  value: PDFObject;
  isStream: boolean;
  /** 0 where none stands before it. */
  number: number;
  generation: number;
  numbered: boolean;
  hasAddress: boolean;
  /** Whether a dictionary in it has a key twice: of two values, readers take either. */
  hasTwins: boolean;
  /** The bytes of the object, without those of its stream. */
  from: number;
  to: number;
  /** Where the bytes of its stream begin. */
  stream?: number;
}
