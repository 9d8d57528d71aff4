import type { Piece, Translate } from '@portal/ui/language';

/** The words of a language, by the parts that this page consists of. */
export interface Words {
  own: readonly Piece[];
  ui: readonly Piece[];
  application: readonly Piece[];
  /** Translates the sentences of the contracts; absent for English. */
  translate?: Translate;
  /** Loads all words, where only those of the first step are loaded. */
  rest?: () => Promise<{ default: Words }>;
}
