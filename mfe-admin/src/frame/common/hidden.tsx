/** Text of a message for screen readers only: the content of its `<hidden>`. */
export const hidden = (words: string) => <span className="visually-hidden">{words}</span>;
