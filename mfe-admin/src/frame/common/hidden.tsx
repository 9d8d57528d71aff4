/** Words of a message that screen readers alone say: what stands in its `<hidden>`. */
export const hidden = (words: string) => <span className="visually-hidden">{words}</span>;
