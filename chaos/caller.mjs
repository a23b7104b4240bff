import { Agent, request } from 'node:http';

/** Caller is one client at an address of this machine's loopback network, such as 127.0.0.7; it keeps its cookies. */
export class Caller {
  constructor(system, { from, nth = 0 }) {
    const gateways = system.alive('gateway');
    this.port = gateways[nth % gateways.length].port;
    this.from = from;
    this.agent = new Agent({ keepAlive: true, maxSockets: 16 });
    this.cookies = new Map();
  }

  /** forget makes the client a new visitor. */
  forget() {
    this.cookies.clear();
  }

  close() {
    this.agent.destroy();
  }

  /** post answers with { status, retryAfter }; status 0 means that no answer came. */
  post(path, body, headers = {}) {
    const bytes = Buffer.from(JSON.stringify(body));
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const sent = { ...headers, 'content-type': 'application/json', 'content-length': bytes.length, cookie };
    const options = { method: 'POST', agent: this.agent, localAddress: this.from, headers: sent };
    return new Promise((resolve) => {
      request(`http://127.0.0.1:${this.port}${path}`, options)
        .on('response', (response) => {
          this.#keep(response.headers['set-cookie'] ?? []);
          const { statusCode: status, headers: got } = response;
          response.resume().once('end', () => resolve({ status, retryAfter: got['retry-after'] }));
        })
        .on('error', () => resolve({ status: 0 }))
        .end(bytes);
    });
  }

  #keep(lines) {
    for (const line of lines) {
      const [name, ...value] = line.split(';')[0].split('=');
      this.cookies.set(name, value.join('='));
    }
  }
}
