// What '@jest/globals' is for the tests of the shared runner. There is no `jest`: what a mock or a stopped clock leaves
// behind would reach the next file, so a test with one needs Jest's own runner.
export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
export { expect } from 'expect';
