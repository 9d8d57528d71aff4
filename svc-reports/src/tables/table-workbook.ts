import ExcelJS from 'exceljs';
import { addCells } from '../excel/add-cells';
import { rememberStyles } from '../excel/remember-styles';
import { piecesOf } from '../pieces';
import type { Table } from './table';

/** Writes a table as an Excel workbook of one sheet, with a fixed heading row and filters. */
export const workbookOfTable = ({ name, columns, rows }: Table, by: string): AsyncGenerator<Uint8Array> =>
  piecesOf(async (out) => {
    const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
    rememberStyles(workbook);
    workbook.creator = by;
    const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = columns.map(({ header, width, format }) => ({
      ...{ header, width },
      ...(format && { style: { numFmt: format } }),
    }));
    sheet.getRow(1).font = { bold: true };
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
    for (const row of rows) addCells(sheet, row).commit();
    sheet.commit();
    await workbook.commit();
  });
