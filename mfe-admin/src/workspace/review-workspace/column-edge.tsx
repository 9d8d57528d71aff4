import type { KeyboardEvent, PointerEvent } from 'react';
import * as t from '../../messages/desk';
import { type Columns, columnBounds } from './columns';

interface ColumnEdgeProps {
  column: keyof Columns;
  /** The width stored on this device; null if it was never changed. */
  width: number | null;
  size: (column: keyof Columns, width: number | null) => void;
}

const labels = {
  get list() {
    return t.listWidth();
  },
  get panel() {
    return t.panelWidth();
  },
};
const controlled = { list: 'desk-list', panel: 'desk-panel' };
const stepPx = 24;

/** The edge of a column: dragged, or moved by arrow keys; a double click restores the standard width. */
export function ColumnEdge({ column, width, size }: ColumnEdgeProps) {
  const { least, most, usual } = columnBounds[column];
  // The list grows to the right, the panel to the left.
  const direction = column === 'list' ? 1 : -1;
  const drawn = () => document.getElementById(controlled[column])?.offsetWidth || (width ?? usual);

  function press(event: KeyboardEvent) {
    const moved = {
      ArrowRight: drawn() + direction * stepPx,
      ArrowLeft: drawn() - direction * stepPx,
      Home: least,
      End: most,
    }[event.key];
    if (moved === undefined) return;
    event.preventDefault();
    size(column, moved);
  }
  function drag(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    const { currentTarget: edge, pointerId, clientX: from } = event;
    const before = drawn();
    const move = (moved: globalThis.PointerEvent) =>
      size(column, before + direction * (moved.clientX - from));
    const end = () => {
      edge.removeEventListener('pointermove', move);
      edge.removeEventListener('lostpointercapture', end);
    };
    edge.setPointerCapture(pointerId);
    edge.addEventListener('pointermove', move);
    edge.addEventListener('lostpointercapture', end);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between sections cannot be moved
    <div
      role="separator"
      tabIndex={0}
      className={`p-edge p-edge-${column}`}
      aria-orientation="vertical"
      aria-label={labels[column]}
      aria-controls={controlled[column]}
      aria-valuenow={width ?? usual}
      aria-valuemin={least}
      aria-valuemax={most}
      onKeyDown={press}
      onPointerDown={drag}
      onDoubleClick={() => size(column, null)}
    />
  );
}
