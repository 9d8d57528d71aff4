import type { Piece, Translate } from '@portal/ui/language';

/** The words of a language, by the parts that this page is made of. */
export interface Words {
  own: readonly Piece[];
  ui: readonly Piece[];
  application: readonly Piece[];
  /** Translates the sentences of the contracts; absent for English. */
  translate?: Translate;
  /** Brings all words, where these are those of the first step. */
  rest?: () => Promise<{ default: Words }>;
}
