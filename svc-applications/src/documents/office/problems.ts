/** Why a Word file is refused; `other`: it is none, or programs would read it differently. */
export type TextProblem = 'macros' | 'linked' | 'other';
