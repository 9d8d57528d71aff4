import type { PDFObject } from '@cantoo/pdf-lib';

export interface FoundObject {
  value: PDFObject;
  isStream: boolean;
  /** The object's number; 0 if none precedes it. */
  number: number;
  generation: number;
  numbered: boolean;
  hasAddress: boolean;
  /** Whether a dictionary in the object has a key twice: readers may take either value. */
  hasTwins: boolean;
  /** The first byte of the object; the bytes of its stream are not included. */
  from: number;
  to: number;
  /** The offset of the stream's bytes. */
  stream?: number;
}
