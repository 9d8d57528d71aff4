import { makeZip } from '@portal/test-kit';

/** A workbook with these parts added or replaced. */
export const sheetOf = (parts: Record<string, string> = {}): Buffer =>
  makeZip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': '<worksheet><c><v>1</v></c></worksheet>',
    ...parts,
  });
