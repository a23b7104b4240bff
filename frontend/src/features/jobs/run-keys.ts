/** RunKeys gives each run its Idempotency-Key: a repeat whose answer was lost has the same, the next run another. */
export class RunKeys {
  #last: { request: string; key: string } | null = null;

  of(request: string): string {
    if (this.#last?.request !== request) this.#last = { request, key: newKey() };
    return this.#last.key;
  }

  /** Once its run was taken, or is given up, the same request again is another run. */
  forget(): void {
    this.#last = null;
  }
}

/** randomUUID would do, but browsers have it over https alone. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
