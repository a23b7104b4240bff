import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Who may import which workspace package; see docs/architecture.md, "Laws". */
const forbid = (message, ...patterns) => ({
  'no-restricted-imports': ['error', { patterns: [{ group: patterns, message }] }],
});
const services = [
  '@tailwright/auth*',
  '@tailwright/resume*',
  '@tailwright/ai*',
  '@tailwright/mail*',
  '@tailwright/gateway*',
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.data/**', '.nx/**', 'e2e/results/**'] },
  js.configs.recommended,
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/unbound-method': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['libs/contracts/**/*.ts'],
    rules: forbid('contracts imports only zod', '@tailwright/*', '@nestjs/*', 'ioredis', 'node:*'),
  },
  {
    files: ['libs/platform/**/*.ts'],
    rules: forbid('platform imports contracts only', ...services, '@tailwright/documents*'),
    ignores: ['**/*.test.ts'],
  },
  {
    files: ['libs/documents/**/*.ts'],
    rules: forbid('documents imports contracts only', ...services, '@tailwright/platform*'),
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    rules: forbid(
      'frontend imports contracts only',
      ...services,
      '@tailwright/platform*',
      '@tailwright/documents*',
      'zod',
    ),
  },
  { files: ['gateway/**/*.ts'], rules: forbid('services are reached by calls', ...services) },
  {
    files: ['services/**/*.ts'],
    rules: forbid('services never import each other', ...services, '@tailwright/documents*', '../../../*'),
  },
);
