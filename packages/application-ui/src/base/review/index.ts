export type * from './full-review';
export { incompleteIn } from './incomplete';
export { untoldTexts } from './read-texts';
export * from './review-data';
export { RowHeading, RowHeadingLevel } from './row-heading';
export { RowsView, type RowsViewProps } from './rows-view';
export type * from './visit-review';
