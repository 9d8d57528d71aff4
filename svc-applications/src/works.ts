import { worksOf } from './mail';
import { modules } from './modules';

/** The outbox work of all modules: mails, and what else is done later. */
export const works = worksOf(modules);
