import { beginsFormula } from '@portal/service-kit/csv';
import { xmlText } from '@portal/service-kit/text';
import type ExcelJS from 'exceljs';

/** The format of a cell that stays a text, even after somebody has edited it. */
const textFormat = '@';

/**
 * Adds a row. The type of a text's cell keeps it a text, whatever it begins with; characters that would damage the file
 * are removed.
 */
export function addCells(sheet: ExcelJS.Worksheet, cells: readonly unknown[]): ExcelJS.Row {
  const row = sheet.addRow(cells.map((cell) => (typeof cell === 'string' ? xmlText(cell) : cell)));
  cells.forEach((cell, place) => {
    if (typeof cell === 'string' && beginsFormula(cell)) row.getCell(place + 1).numFmt = textFormat;
  });
  return row;
}
