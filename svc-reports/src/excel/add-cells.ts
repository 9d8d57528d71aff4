import { beginsFormula } from '@portal/service-kit/csv';
import { xmlText } from '@portal/service-kit/text';
import type ExcelJS from 'exceljs';

/** The format of a cell that stays a text, also after somebody has edited it. */
const textFormat = '@';

/**
 * Adds a row. A text is a text by the type of its cell, whatever it begins with, and holds nothing that would damage
 * the whole file.
 */
export function addCells(sheet: ExcelJS.Worksheet, cells: readonly unknown[]): ExcelJS.Row {
  const row = sheet.addRow(cells.map((cell) => (typeof cell === 'string' ? xmlText(cell) : cell)));
  cells.forEach((cell, place) => {
    if (typeof cell === 'string' && beginsFormula(cell)) row.getCell(place + 1).numFmt = textFormat;
  });
  return row;
}
