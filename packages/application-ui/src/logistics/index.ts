export { LogisticsView } from './view';
