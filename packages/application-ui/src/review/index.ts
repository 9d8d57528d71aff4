export * from './review-data';
export { RowsView, type RowsViewProps } from './rows-view';
export type * from './visit-review';
