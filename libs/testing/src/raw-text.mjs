/** Jest reads `some.txt?raw` as the web app's build does: a module whose default export is the text. */
export default {
  process: (text) => ({ code: `export default ${JSON.stringify(text)};` }),
};
