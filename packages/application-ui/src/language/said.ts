type Saying = (english: string) => string;

const inEnglish: Saying = (english) => english;
let say = inEnglish;

/** A sentence of a contract (a question, a choice, what is wrong with an answer) in the language of the page. */
export const said: Saying = (english) => say(english);

/** Says the contracts' sentences by this from now on; without it in English. */
export function speakSentences(saying: Saying = inEnglish): void {
  say = saying;
}
