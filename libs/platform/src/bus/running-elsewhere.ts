/** RunningElsewhere says that another replica is answering the same call: this one stays silent. */
export class RunningElsewhere extends Error {
  constructor() {
    super('another replica is answering this call');
    this.name = 'RunningElsewhere';
  }
}
