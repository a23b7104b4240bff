import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SharedPages } from './shared-pages.js';

/**
 * Takedowns removes the public pages of deleted resumes. The deletion leaves the link in `deleted_resumes` within
 * its own transaction, so a crash before the page is gone only postpones the removal to the next sweep.
 */
@Injectable()
export class Takedowns {
  constructor(
    private readonly database: DataSource,
    private readonly pages: SharedPages,
  ) {}

  async complete(links: string[]): Promise<void> {
    if (links.length === 0) return;
    await this.pages.remove(links);
    await this.database.query('UPDATE deleted_resumes SET public_link_id = NULL WHERE public_link_id = ANY($1)', [
      links,
    ]);
  }

  async sweep(): Promise<void> {
    const left = await this.database.query<{ public_link_id: string }[]>(
      'SELECT public_link_id FROM deleted_resumes WHERE public_link_id IS NOT NULL ORDER BY deleted_at LIMIT 100',
    );
    await this.complete(left.map((row) => row.public_link_id));
  }
}
