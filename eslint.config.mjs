import js from '@eslint/js';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/bundle/**', '**/node_modules/**', '.data/**', '.nx/**', 'e2e/results/**'] },
  js.configs.recommended,
  {
    // A quadratic pattern over one long line holds a whole process up for a minute. See ADR 0014.
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }] },
  },
  {
    // What needs types is judged by .oxlintrc.json, with the compiler of TypeScript 7: a sixth of the time.
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // boundaries.config.mjs judges what it can follow.
      'no-restricted-syntax': [
        'error',
        { selector: 'ImportExpression > :not(Literal).source', message: 'Import by a literal name.' },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'], rules: { 'max-lines': 'off' } },
  // Data is not code: a list of words has one entry a line.
  { files: ['**/*.data.ts'], rules: { 'max-lines': 'off' } },
);
