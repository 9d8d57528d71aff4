import type { Permission } from '@portal/contract-svc-auth-v1';
import type { ComponentType } from 'react';
import type { BulkRequest, PreviewedRow, PreviewWords } from '../../api/bulk';
import * as t from '../../messages/bulk';

/** What an act asks beside the applications. */
export type BulkWords = Omit<BulkRequest, 'key' | 'act' | 'items'>;

/** What the service refused, a sentence by the name of its member; a new object for each refusal. */
export type Refused = Readonly<Record<string, string>>;

export interface BulkStepProps {
  rows: PreviewedRow[];
  /** What was refused of the fields of this step: it shows each sentence at its field, which takes the focus. */
  refused: Refused | null;
  /** True while the act runs. */
  busy: boolean;
  /** Does the act with these words. */
  perform: (words: BulkWords) => void;
  /** Looks at the rows again with these words; it fails as a call does. */
  look: (words: PreviewWords) => Promise<void>;
  /** Whether the rows are shown as they were looked at with words. */
  looked: boolean;
  /** Goes back from there. */
  back: () => void;
}

/** An act on several applications, as the bar of chosen rows offers it. */
export interface BulkAct {
  /** The service's name of it. */
  key: string;
  /** On its button. */
  label: () => string;
  title: () => string;
  /** What it does, for so many applications. */
  button: (count: number) => string;
  /** What became of so many: '3 applications decided'. */
  done: (count: number) => string;
  /** The messages about undoing it. */
  undo?: { lead: () => string; undone: () => string };
  /** What it asks of whoever does it. */
  may: Permission;
  /** What is asked before it is done; the button alone when absent. */
  Step?: ComponentType<BulkStepProps>;
  /** Its step keeps a text on this device until the act is done. */
  keepsText?: boolean;
  /** The members of the request that the step has fields for. */
  fields?: RegExp;
}

export const applicationsInWords = (count: number): string => t.applicationsIn({ count });
