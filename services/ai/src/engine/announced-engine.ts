import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENGINE } from './choose-engine.js';
import type { Engine } from './engine.js';

type EngineFacts = Pick<Engine, 'name' | 'paid'>;

/** Until a worker has told, calls are counted as if each cost money. */
const unknownEngine: EngineFacts = { name: 'unknown', paid: true };

/** EngineAnnouncement tells which engine this worker writes with, before it takes its first job. */
@Injectable()
export class EngineAnnouncement implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENGINE) private readonly engine: EngineFacts,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO engine (single, name, paid) VALUES (true, $1, $2)
       ON CONFLICT (single) DO UPDATE SET name = excluded.name, paid = excluded.paid`,
      [this.engine.name, this.engine.paid],
    );
  }
}

/** AnnouncedEngine is what the worker that started last has told: the process that answers for it knows no key. */
@Injectable()
export class AnnouncedEngine {
  constructor(private readonly dataSource: DataSource) {}

  async describe(): Promise<EngineFacts> {
    const [row] = await this.dataSource.query<EngineFacts[]>('SELECT name, paid FROM engine');
    return row ?? unknownEngine;
  }
}
