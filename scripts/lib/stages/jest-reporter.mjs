/** Reports Jest's progress in lines of JSON, for the stage that runs it: see `jest.mjs`. */
const send = (event) => process.stdout.write(`${JSON.stringify(event)}\n`);

export default class StageReporter {
  onRunStart({ numTotalTestSuites }) {
    send({ all: numTotalTestSuites });
  }

  /** A test is done: Jest goes on. */
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
