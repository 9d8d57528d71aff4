export { Circuit, type CircuitOptions } from './circuit';
export { type Outage, outageOf } from './outages';
