import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Jobs1795000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE jobs (
        id uuid PRIMARY KEY,
        owner_kind text NOT NULL CHECK (owner_kind IN ('user', 'visitor')),
        owner_id uuid NOT NULL,
        kind text NOT NULL CHECK (kind IN ('optimize', 'build', 'cover-letter')),
        input jsonb NOT NULL,
        idempotency_key text,
        request_hash text NOT NULL,
        status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'done', 'failed', 'cancelled')),
        stage text NOT NULL DEFAULT 'waiting',
        priority integer NOT NULL,
        deadline timestamptz NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        failures integer NOT NULL DEFAULT 0,
        runner text,
        lease_until timestamptz,
        draft text,
        draft_engine text,
        result jsonb,
        error jsonb,
        resume_id uuid NOT NULL,
        saved_at timestamptz,
        swept_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      )`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX jobs_idempotency ON jobs (owner_kind, owner_id, idempotency_key)
      WHERE idempotency_key IS NOT NULL`);
    await queryRunner.query(
      `CREATE INDEX jobs_waiting ON jobs (kind, priority, created_at, id) WHERE status = 'queued'`,
    );
    await queryRunner.query(`
      CREATE INDEX jobs_outstanding ON jobs (owner_kind, owner_id) WHERE status IN ('queued', 'running')`);
    await queryRunner.query(`
      CREATE INDEX jobs_unsaved ON jobs (finished_at)
      WHERE status = 'done' AND owner_kind = 'user' AND kind <> 'cover-letter' AND saved_at IS NULL`);
    await queryRunner.query('CREATE INDEX jobs_finished ON jobs (finished_at) WHERE finished_at IS NOT NULL');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE jobs');
  }
}
