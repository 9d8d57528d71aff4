/** The ways to the pages that help, in every footer of the shell. */
export function HelpLinks() {
  return (
    <ul className="p-links">
      <li>
        <a href="/help">Questions and answers</a>
      </li>
      <li>
        <a href="/accessibility">Accessibility</a>
      </li>
    </ul>
  );
}
