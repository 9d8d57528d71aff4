/** Prints Jest's progress as lines of JSON for the stage that runs Jest: see `jest.mjs`. */
const send = (event) => process.stdout.write(`${JSON.stringify(event)}\n`);

export default class StageReporter {
  onRunStart({ numTotalTestSuites }) {
    send({ all: numTotalTestSuites });
  }

  /** Reports a finished test, as a sign that Jest still works. */
  onTestCaseResult({ path }, { title }) {
    send({ at: path, title });
  }

  onTestFileResult({ path }, suite) {
    const { failureMessage, testResults, numFailingTests } = suite;
    send({
      file: path,
      suite: {
        name: path,
        message: failureMessage ?? '',
        status: failureMessage || numFailingTests > 0 ? 'failed' : 'passed',
        assertionResults: testResults,
      },
    });
  }

  getLastError() {}
}
