/** BootError says in plain sentences why a process does not start; a stack would only hide them. */
export class BootError extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = new.target.name;
    this.stack = `${this.name}: ${this.message}`;
  }
}
