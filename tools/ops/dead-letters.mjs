/**
 * @typedef {{ id: string, what: string, since: string, note: string, service: string, event?: string[], call?: string }} Letter
 * @typedef {{ done: Letter[], left: string[] }} Outcome
 */

/** A subscriber that hears nothing looks by itself every 5 s. */
const replayLimitMs = 15_000;

/**
 * DeadLetters are events a subscriber could not handle (rows, with everything needed to run them again) and calls that
 * took down every replica they reached (notes without their text: they can be seen and dropped, not replayed).
 */
export class DeadLetters {
  /** `names` are the platform's own, so that a key is spelled in one place. */
  constructor({ client, redis, keyPrefix, names, services = ['auth', 'resume', 'ai', 'mail'] }) {
    this.client = client;
    this.redis = redis;
    this.prefix = keyPrefix;
    this.names = names;
    this.services = services;
  }

  /** list shows ids, names and times, never a payload: it may hold what a person wrote. @returns {Promise<Letter[]>} */
  async list() {
    const found = await Promise.all(this.services.map((service) => this.#of(service)));
    return found.flat();
  }

  /** choose turns the arguments into letters that exist; throws a sentence for one that does not. @returns {Promise<Letter[]>} */
  async choose(args) {
    const letters = await this.list();
    if (args.includes('--all')) return letters;
    if (args.length === 0) throw new Error('Name the ids, or --all; `npm run ops -- dead-letters list` shows them.');
    return args.map((id) => {
      const letter = letters.find((one) => one.id === id);
      if (!letter) throw new Error(`There is no dead letter ${id}.`);
      return letter;
    });
  }

  /** replay asks the subscribers to run the events again and waits for what comes of it. @returns {Promise<Outcome>} */
  async replay(letters) {
    const left = letters
      .filter(({ event }) => !event)
      .map(({ id }) => `${id} is a call: its text is gone, only drop it`);
    const asked = letters.filter(({ event }) => event);
    for (const { service, event } of asked) {
      await this.client.query(
        `UPDATE ${service}.dead_events SET replay_at = now() WHERE publisher = $1 AND event_id = $2`,
        event,
      );
    }
    for (const publisher of new Set(asked.map(({ event }) => event[0]))) {
      await this.redis.publish(this.names.eventChannel(this.prefix, publisher), '');
    }
    const end = Date.now() + replayLimitMs;
    let waiting = asked;
    while (waiting.length > 0 && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const states = await Promise.all(waiting.map((letter) => this.#stateOf(letter)));
      left.push(
        ...waiting
          .filter((_, index) => states[index] === 'failed')
          .map(({ id }) => `${id} failed again; see the log of its service`),
      );
      waiting = waiting.filter((_, index) => states[index] === 'asked');
    }
    left.push(
      ...waiting.map(({ id }) => `${id} was not taken up: its service does not run; it will be replayed when it does`),
    );
    const failed = new Set(left.map((line) => line.split(' ')[0]));
    return { done: letters.filter(({ id }) => !failed.has(id)), left };
  }

  async drop(letters) {
    for (const { service, event, call } of letters) {
      if (event)
        await this.client.query(`DELETE FROM ${service}.dead_events WHERE publisher = $1 AND event_id = $2`, event);
      else await this.redis.xdel(this.names.deadStream(this.prefix, service), call);
    }
    return { done: letters, left: [] };
  }

  async #of(service) {
    const { rows } = await this.client.query(
      `SELECT publisher, event_id::text AS id, name, created_at FROM ${service}.dead_events ORDER BY created_at`,
    );
    const notes = await this.redis.xrange(this.names.deadStream(this.prefix, service), '-', '+');
    return [
      ...rows.map(({ publisher, id, name, created_at: at }) => ({
        id: `event:${service}:${publisher}:${id}`,
        what: name,
        since: at.toISOString(),
        note: `from ${publisher}, not handled by ${service}`,
        service,
        event: [publisher, id],
      })),
      ...notes.map(([entry, fields]) => {
        const { pattern, deliveries } = Object.fromEntries(
          fields.flatMap((name, index) => (index % 2 ? [] : [[name, fields[index + 1]]])),
        );
        const since = new Date(Number(entry.split('-')[0])).toISOString();
        return {
          id: `call:${service}:${entry}`,
          what: pattern,
          since,
          note: `given up after ${deliveries} deliveries`,
          service,
          call: entry,
        };
      }),
    ];
  }

  async #stateOf({ service, event }) {
    const { rows } = await this.client.query(
      `SELECT replay_at FROM ${service}.dead_events WHERE publisher = $1 AND event_id = $2`,
      event,
    );
    if (rows.length === 0) return 'replayed';
    return rows[0].replay_at ? 'asked' : 'failed';
  }
}
