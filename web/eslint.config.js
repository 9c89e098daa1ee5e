import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', 'shots/**', 'public/**'] },
  ...tseslint.configs.recommended,
  ...svelte.configs['flat/recommended'],
  ...svelte.configs['flat/prettier'],
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-len': ['error', { code: 140, ignoreStrings: true, ignoreTemplateLiterals: true, ignorePattern: ' d="' }],
      'no-console': 'error',
      eqeqeq: 'error',
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check knows; this rule stumbles over reasons behind a `--`
      '@typescript-eslint/no-unused-expressions': 'off', // naming a state in an effect makes the effect depend on it
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['src/generated/**'], // names are those of the records: Action.Flip, View.Tree
    rules: { 'max-lines': 'off', 'max-len': 'off', '@typescript-eslint/no-namespace': 'off' },
  },
);
