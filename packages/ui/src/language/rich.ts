import { createElement, Fragment, type ReactNode } from 'react';

/** The parts of a message with links or bold words in it, one after the other. */
export const rich = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
