/** What somebody types as it is, such as a command: the content of a message's `<code>`. */
export const asCode = (words: string) => <code>{words}</code>;
