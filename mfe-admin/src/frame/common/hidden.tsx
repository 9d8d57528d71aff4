/** Formats text for screen readers only: the `<hidden>` part of a message. */
export const hidden = (words: string) => <span className="visually-hidden">{words}</span>;
