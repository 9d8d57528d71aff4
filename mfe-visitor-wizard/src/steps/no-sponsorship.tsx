/** The notice that a visit is not sponsored. */
export function NoSponsorship() {
  return (
    <ul>
      <li>There is no financial sponsorship: visitors pay their own costs.</li>
      <li>Approval is not guaranteed.</li>
      <li>Visits depend on availability.</li>
    </ul>
  );
}
