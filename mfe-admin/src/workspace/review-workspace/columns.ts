import { deviceStore } from '@portal/remote-sdk';
import { type CSSProperties, useState } from 'react';

/** The widths of resizable columns in pixels; null until somebody has changed them. */
export interface Columns {
  list: number | null;
  panel: number | null;
}

/** The bounds and the standard width of each column, in pixels. */
export const columnBounds = {
  list: { least: 240, most: 520, usual: 350 },
  panel: { least: 256, most: 900, usual: 460 },
} as const;

const store = deviceStore<Columns>('staff:desk:columns', { of: 'device' });

/** The columns with the widths stored on this device. */
export function useColumns() {
  const [columns, setColumns] = useState<Columns>(() => ({ list: null, panel: null, ...store.read() }));
  function size(column: keyof Columns, width: number | null) {
    const { least, most } = columnBounds[column];
    const bounded = width === null ? null : Math.min(Math.max(Math.round(width), least), most);
    const next = { ...columns, [column]: bounded };
    setColumns(next);
    store.write(next);
  }
  const style = Object.fromEntries(
    Object.entries(columns).flatMap(([name, width]) => (width ? [[`--p-desk-${name}`, `${width}px`]] : [])),
  ) as CSSProperties;
  return { columns, size, style };
}
