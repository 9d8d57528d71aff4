import { worksOf } from './mail';
import { modules } from './modules';

/** The outbox work of all modules: mails, and other work that is done later. */
export const works = worksOf(modules);
