import type ExcelJS from 'exceljs';

type Style = Partial<ExcelJS.Style>;

/** The library's list of styles, which gives each style its number. */
interface Styles {
  addStyleModel(style: Style, cellType: ExcelJS.ValueType): number;
}

/**
 * The library writes the style of each cell as XML to find its number, which is a third of all its work. Here a style
 * that is a format alone, as those of all rows are, is looked up once.
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
