import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { DataSource } from 'typeorm';
import type { Quotes } from '../evidence/quotes.js';

type Texts = Pick<OptimizeRequest, 'resumeText' | 'jobDescription'>;

/**
 * QuoteStore keeps what a model found, by the hash of the two texts and as places in them: the same texts give the same
 * score for everybody, and no word of a person stands here.
 */
@Injectable()
export class QuoteStore {
  constructor(private readonly dataSource: DataSource) {}

  async find(texts: Texts): Promise<Quotes | undefined> {
    const rows = await this.dataSource.query<{ read_by: string; quotes: Quotes['quotes'] }[]>(
      'SELECT read_by, quotes FROM evidence_quotes WHERE texts_hash = $1',
      [hashOf(texts)],
    );
    return rows.map(({ read_by: readBy, quotes }) => ({ readBy, quotes }))[0];
  }

  /** keep leaves what is known of these texts as it is. */
  async keep(texts: Texts, { readBy, quotes }: Quotes): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO evidence_quotes (texts_hash, read_by, quotes) VALUES ($1, $2, $3::jsonb)
       ON CONFLICT (texts_hash) DO NOTHING`,
      [hashOf(texts), readBy, JSON.stringify(quotes)],
    );
  }
}

function hashOf({ resumeText, jobDescription }: Texts): string {
  return createHash('sha256')
    .update(JSON.stringify([resumeText, jobDescription]))
    .digest('base64url');
}
