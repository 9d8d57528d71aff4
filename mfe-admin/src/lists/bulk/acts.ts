import type { Permission } from '@portal/contract-svc-auth-v1';
import type { ComponentType } from 'react';
import type { BulkRequest, PreviewedRow, PreviewWords } from '../../api/bulk';
import * as t from '../../messages/bulk';

/** The fields of a request besides the applications. */
export type BulkWords = Omit<BulkRequest, 'key' | 'act' | 'items'>;

/** The server's refusals, a sentence for each field name; a new object for each refused request. */
export type Refused = Readonly<Record<string, string>>;

export interface BulkStepProps {
  rows: PreviewedRow[];
  /** Refusals of this step's fields: the step shows each at its field and focuses the first. */
  refused: Refused | null;
  /** True while the act runs. */
  busy: boolean;
  /** Runs the act with these values. */
  perform: (words: BulkWords) => void;
  /** Loads the preview of the rows again with these values; rejects as the call does. */
  look: (words: PreviewWords) => Promise<void>;
  /** Whether the preview was loaded with values of this step. */
  looked: boolean;
  /** Goes back from that preview to the form. */
  back: () => void;
}

/** An act on several applications, as the selection bar offers it. */
export interface BulkAct {
  /** The service's name of the act. */
  key: string;
  /** Its label on a button. */
  label: () => string;
  title: () => string;
  /** The label of the button that runs it for `count` applications. */
  button: (count: number) => string;
  /** The result in words: '3 applications decided'. */
  done: (count: number) => string;
  /** The messages about undoing it. */
  undo?: { lead: () => string; undone: () => string };
  /** The permission that the act needs. */
  may: Permission;
  /** The form of the act; absent: only the button. */
  Step?: ComponentType<BulkStepProps>;
  /** Its step keeps a text on this device until the act is done. */
  keepsText?: boolean;
  /** The members of the request that the step has fields for. */
  fields?: RegExp;
}

export const applicationsInWords = (count: number): string => t.applicationsIn({ count });
