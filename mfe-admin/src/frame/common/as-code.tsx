/** Formats text to be typed as it is, such as a command: the `<code>` part of a message. */
export const asCode = (words: string) => <code>{words}</code>;
