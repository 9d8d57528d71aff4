import type ExcelJS from 'exceljs';

type Style = Partial<ExcelJS.Style>;

/** The library's list of styles, which numbers each style. */
interface Styles {
  addStyleModel(style: Style, cellType: ExcelJS.ValueType): number;
}

/**
 * Caches style numbers. The library writes the style of each cell as XML to find its number, which takes a third of its
 * time. Styles that are only a number format, as in all rows, are looked up once.
 */
export function rememberStyles(workbook: ExcelJS.stream.xlsx.WorkbookWriter): void {
  const { styles } = workbook as unknown as { styles: Styles };
  const ask = styles.addStyleModel.bind(styles);
  const known = new Map<string, number>();
  styles.addStyleModel = (style, cellType) => {
    for (const member in style) if (member !== 'numFmt') return ask(style, cellType);
    const key = `${cellType} ${style.numFmt}`;
    const number = known.get(key) ?? ask(style, cellType);
    known.set(key, number);
    return number;
  };
}
