import type { PdfProblem } from './problem';

/** Ends the look at a file. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly problem: PdfProblem) {
    super(`The PDF is refused: ${problem}`);
  }
}
