import { fold } from "@frontage/records/fold";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { foldFunction } from "./contains.ts";

/** Prepared statements are cached; a server has a few hundred. */
const maxCachedStatements = 1000;

/**
 * SQLite through `node:sqlite`. Kysely's own dialect runs all queries on one connection, one at a
 * time and in no fair order. Here reads have their own connection and never wait; changes and
 * transactions take turns.
 *
 * @param file path of the database, which is created if needed
 */
export function nodeSqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new NodeSqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class NodeSqliteAdapter extends SqliteAdapter {
  // The driver itself queues what must not run concurrently; otherwise every query would wait for
  // the previous one.
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  // Kysely then migrates in one transaction: a server that is killed meanwhile can start again.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #file: string;
  #reader: Handle | undefined;
  #writer: Handle | undefined;
  readonly #turns = new Turns();

  constructor(file: string) {
    this.#file = file;
  }

  async init() {
    // The writer first: it creates the file and its journal.
    this.#writer = new Handle(this.#file);
    this.#reader = new Handle(this.#file);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#reader || !this.#writer) throw new Error("The database is not open.");
    return new NodeSqliteConnection(this.#reader, this.#writer, this.#turns);
  }

  async releaseConnection(connection: NodeSqliteConnection) {
    connection.endTurn();
  }

  async beginTransaction(
    connection: NodeSqliteConnection,
    { accessMode }: { accessMode?: "read only" | "read write" },
  ) {
    await connection.beginTurn();
    // "immediate": a transaction that first reads and then writes could not wait for another
    // process. One that only reads blocks no writer.
    connection.run(accessMode === "read only" ? "begin" : "begin immediate");
  }

  async commitTransaction(connection: NodeSqliteConnection) {
    connection.run("commit");
  }

  async rollbackTransaction(connection: NodeSqliteConnection) {
    connection.rollBack();
  }

  async destroy() {
    this.#reader?.close();
    this.#writer?.close();
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #reader: Handle;
  readonly #writer: Handle;
  readonly #turns: Turns;
  #finish: (() => void) | undefined;

  constructor(reader: Handle, writer: Handle, turns: Turns) {
    this.#reader = reader;
    this.#writer = writer;
    this.#turns = turns;
  }

  async beginTurn(): Promise<void> {
    this.#finish = await this.#turns.take();
  }

  endTurn(): void {
    this.#finish?.();
    this.#finish = undefined;
  }

  run(statement: string): void {
    this.#writer.execute(CompiledQuery.raw(statement));
  }

  /** After a full disk, SQLite has rolled back already. */
  rollBack(): void {
    if (this.#writer.isInTransaction) this.run("rollback");
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#finish) return this.#writer.execute(query);
    if (query.query.kind === "SelectQueryNode") return this.#reader.execute(query);
    const finish = await this.#turns.take();
    try {
      return this.#writer.execute(query);
    } finally {
      finish();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const handle = this.#finish ? this.#writer : this.#reader;
    for (const row of handle.iterate<Row>(query)) yield { rows: [row] };
  }
}

type Prepared = { statement: StatementSync; hasRows: boolean };

/** A connection with its prepared statements. */
class Handle {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
    // Commits are durable before they return.
    this.#database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma temp_store = memory;
      pragma cache_size = -4000;
    `);
    // SQLite's own `lower` knows only ASCII.
    this.#database.function(foldFunction, { deterministic: true }, (text) =>
      text === null ? null : fold(String(text)),
    );
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  execute<Row>({ parameters, sql }: CompiledQuery): QueryResult<Row> {
    const { hasRows, statement } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (hasRows) {
      const rows = statement.all(...values) as Row[];
      return { rows, numAffectedRows: BigInt(rows.length) };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  iterate<Row>({ parameters, sql }: CompiledQuery): Iterable<Row> {
    // An uncached statement, because two iterations of the same one would interfere.
    const statement = this.#database.prepare(sql);
    return statement.iterate(...(parameters as SQLInputValue[])) as Iterable<Row>;
  }

  close(): void {
    this.#database.close();
  }

  #prepare(sql: string): Prepared {
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    if (this.#statements.size >= maxCachedStatements) this.#statements.clear();
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

/** Lets callers take turns, in order. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves at the caller's turn, with a function that ends it. */
  async take(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}
