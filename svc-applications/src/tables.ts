import { modules } from './modules';

/** The tables of all modules. */
export const tables = modules.flatMap((module) => module.tables ?? []);
