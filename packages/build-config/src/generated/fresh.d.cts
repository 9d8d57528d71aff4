export interface Stamp {
  key: string;
  /** The hash of each generated file, by its place from the top of the checkout. */
  files: Record<string, string>;
  /** What the types of each contract were made from; absent in stamps of before. */
  types?: Record<string, string>;
}

export function ensureGenerated(root?: string): boolean;
export function ensureGeneratedOnce(): void;
export function hashOf(content: string | Buffer): string;
export function hasTypesTool(root: string): boolean;
export function keyOf(root: string): string;
export function stampIn(root: string): Stamp | undefined;
export function stampOf(root: string): string;
export function typesKeyOf(root: string, contract: string): string;
