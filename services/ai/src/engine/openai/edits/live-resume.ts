import { type Proposals, countOf } from './edits-answer.js';

/** LiveResume shows a resume while the answer that changes it comes in: one look at a time, always at the latest. */
export class LiveResume {
  private latest: Proposals | undefined;
  private shown = -1;
  private isBusy = false;
  private isStopped = false;

  constructor(
    private readonly render: (proposals: Proposals) => Promise<string>,
    private readonly onText: (textSoFar: string) => void,
  ) {}

  /** show is told all that has come so far, and does nothing until another proposal is complete. */
  show(proposals: Proposals): void {
    const complete = countOf(proposals);
    if (complete === this.shown) return;
    this.shown = complete;
    this.latest = proposals;
    if (!this.isBusy) void this.next();
  }

  stop(): void {
    this.isStopped = true;
  }

  private async next(): Promise<void> {
    this.isBusy = true;
    while (this.latest !== undefined && !this.isStopped) {
      const proposals = this.latest;
      this.latest = undefined;
      // What cannot be shown now is shown with the next piece, or at the end.
      const text = await this.render(proposals).catch(() => undefined);
      if (text !== undefined && !this.isStopped) this.onText(text);
    }
    this.isBusy = false;
  }
}
