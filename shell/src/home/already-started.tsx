export function AlreadyStarted() {
  return (
    <section className="p-band" aria-labelledby="already-started">
      <h2 id="already-started">Already started?</h2>
      <p>Choose your programme and enter the same email and phone number: you continue where you stopped.</p>
    </section>
  );
}
