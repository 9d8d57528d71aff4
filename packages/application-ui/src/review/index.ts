export type * from './full-review';
export * from './review-data';
export { RowHeading, RowHeadingLevel } from './row-heading';
export { RowsView, type RowsViewProps } from './rows-view';
export { untoldTexts } from './read-texts';
export type * from './visit-review';
