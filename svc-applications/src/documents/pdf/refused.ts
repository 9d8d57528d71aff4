/** Why a file is refused as a PDF. */
export type PdfProblem = 'empty' | 'notPdf' | 'locked' | 'unreadable' | 'active' | 'xfa';

/** Ends the check of a file. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly problem: PdfProblem) {
    super(`The PDF is refused: ${problem}`);
  }
}
