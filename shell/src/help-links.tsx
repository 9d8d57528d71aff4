import * as t from './messages/footer';

/** Links to the pages that help, in every footer of the shell. */
export function HelpLinks() {
  return (
    <ul className="p-links">
      <li>
        <a href="/help">{t.questionsAndAnswers()}</a>
      </li>
      <li>
        <a href="/accessibility">{t.accessibility()}</a>
      </li>
    </ul>
  );
}
