export interface Stamp {
  key: string;
  /** The hash of each generated file, by its place from the top of the house. */
  files: Record<string, string>;
}

export function ensureGenerated(house?: string): boolean;
export function ensureGeneratedOnce(): void;
export function hashOf(content: string | Buffer): string;
export function hasTypesTool(house: string): boolean;
export function keyOf(house: string): string;
export function stampIn(house: string): Stamp | undefined;
export function stampOf(house: string): string;
