import { createContext } from 'react';

// Apart from the fields: the first step of a wizard knows it, and loads no field of them.

/** Whether a form has questions that no wizard asks: true in editors and in forms of further applications. */
export const AsksEditorOnly = createContext(false);
