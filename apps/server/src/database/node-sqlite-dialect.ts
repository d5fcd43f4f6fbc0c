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

/** Prepared statements are kept for the next time; a server has a few hundred. */
const statementsMax = 1000;

/**
 * SQLite by the runtime's own module. Kysely's own dialect keeps one connection and lets
 * one query after the other have it, in no fair order, also those that only read. Here
 * reads have a connection of their own and never wait, since each is answered in one go;
 * changes and transactions take their turns.
 *
 * @param file path of the database; it is made where there is none
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
  // The driver orders what has to be ordered; otherwise every query would wait for the one before.
  override get supportsMultipleConnections(): boolean {
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
    // The writer first: it makes the file, and its journal.
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
    // Taken at once: a transaction that first reads and then writes could not wait for
    // another process. One that only reads keeps nobody from writing.
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

  /** After a disk that is full, SQLite has done it already, and what failed is to be told. */
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

/** One connection, and what it has prepared. */
class Handle {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
    // Each commit is on the disk before it is answered.
    this.#database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma temp_store = memory;
      pragma cache_size = -4000;
    `);
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
    // Of its own: two walks over one prepared statement would disturb each other.
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
    if (this.#statements.size >= statementsMax) this.#statements.clear();
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

/** Lets one after the other have their turn, in the order they came. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is one's turn, with what ends it. */
  async take(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}
