import { createContext } from 'react';

// In a file of its own, because the first step of a wizard uses it without loading any of the fields.

/** Whether a form has questions that no wizard asks: true in editors and in forms of further applications. */
export const AsksEditorOnly = createContext(false);
