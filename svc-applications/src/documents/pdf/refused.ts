/** The reasons to refuse a file as a PDF. */
export type PdfProblem = 'empty' | 'notPdf' | 'locked' | 'unreadable' | 'active' | 'xfa';

/** Ends the look at a file. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly problem: PdfProblem) {
    super(`The PDF is refused: ${problem}`);
  }
}
