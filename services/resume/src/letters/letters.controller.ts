import { Controller } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import { deleteLetterOf, editLetterOf, keepLetterOf } from '@tailwright/contracts/saved-resumes';
import { type CallContext, Handles } from '@tailwright/platform/bus/handles';
import { Letters } from './letters.js';

@Controller()
export class LettersController {
  constructor(private readonly letters: Letters) {}

  @Handles(keepLetterOf)
  async keep(input: Input<typeof keepLetterOf>, call: CallContext) {
    await this.letters.keep(input, call);
    return { success: true as const };
  }

  @Handles(editLetterOf)
  async edit(input: Input<typeof editLetterOf>, call: CallContext) {
    await this.letters.edit(input, call);
    return { success: true as const };
  }

  @Handles(deleteLetterOf)
  async delete(input: Input<typeof deleteLetterOf>, call: CallContext) {
    await this.letters.delete(input, call);
    return { success: true as const };
  }
}
