/** Reports Jest's progress in lines of JSON, for the stage that runs it: see `jest.mjs`. */
const say = (word) => process.stdout.write(`${JSON.stringify(word)}\n`);

export default class StageReporter {
  onRunStart({ numTotalTestSuites }) {
    say({ all: numTotalTestSuites });
  }

  /** A test is done: Jest goes on. */
  onTestCaseResult({ path }, { title }) {
    say({ at: path, title });
  }

  onTestFileResult({ path }, suite) {
    const { failureMessage, testResults, numFailingTests } = suite;
    say({
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
