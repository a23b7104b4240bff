import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Visitors forgets who looked, once the number is all that is needed. */
@Injectable()
export class Visitors {
  constructor(private readonly database: DataSource) {}

  /**
   * forget keeps the marks of the day the flusher stands in and of the one before: a hit of an older day can no longer
   * come, so no visitor is counted twice. A week is the longest, should nobody look at anything any more.
   */
  async forget(): Promise<void> {
    await this.database.query(
      `DELETE FROM day_visitors USING view_cursor
       WHERE day < greatest(
         (to_timestamp(split_part(stream_id, '-', 1)::bigint / 1000.0) AT TIME ZONE 'UTC')::date - 1,
         (now() AT TIME ZONE 'UTC')::date - 7)`,
    );
  }
}
