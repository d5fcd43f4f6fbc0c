import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type ColumnUpdateNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  ReferenceNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from "kysely";
import { brokerTables, clientTables, personTables, prospectTables } from "./tables.ts";
import type { Database } from "./open-database.ts";

/** The signed-in person. */
export type Person = {
  id: string;
  role: "client" | "broker";
  name: string;
  email: string;
  /** The path of their photo, if they have one. */
  photo?: string;
};

/** Someone in a listing's document room, who has no account. */
export type ProspectReader = { id: string; role: "prospect"; listingId: string };

type Reader = Pick<Person, "id" | "role"> | ProspectReader;

/**
 * The database as a person may see it. This is the one place where records are scoped: for a
 * client, other people's rows don't exist and can't be written. Brokers have every client's rows,
 * but only their own notifications, settings and profile. Inquiries are only for brokers. A
 * prospect sees what is theirs, and their listing with its photographs and documents.
 */
export function scopedTo(db: Database, reader: Reader): Database {
  return db.withPlugin(new ScopePlugin(reader));
}

class ScopePlugin implements KyselyPlugin {
  readonly #transformer: ScopeTransformer;

  constructor(reader: Reader) {
    this.#transformer = new ScopeTransformer(scopeOf(reader));
  }

  transformQuery({ node }: Parameters<KyselyPlugin["transformQuery"]>[0]) {
    return this.#transformer.transformNode(node);
  }

  async transformResult({ result }: Parameters<KyselyPlugin["transformResult"]>[0]) {
    return result;
  }
}

/** A column that each visible row of a table has, and its value. */
type Owner = { column: string; value: string };

/** Which rows of a table a reader sees: an owner's, none, or all. */
type Scope = (table: string) => Owner | "nothing" | "everything";

function scopeOf(reader: Reader): Scope {
  if (reader.role === "prospect") {
    const values = { prospectId: reader.id, listingId: reader.listingId };
    const owners = new Map(
      Object.entries(prospectTables).map(([table, columns]) => {
        const [[column, of]] = Object.entries(columns) as [[string, keyof typeof values]];
        return [table, { column, value: values[of] }];
      }),
    );
    return (table) => owners.get(table) ?? "nothing";
  }
  const isClient = reader.role === "client";
  const owners = new Map<string, Owner | "nothing">([
    ...personTables.map((table) => [table, { column: "personId", value: reader.id }] as const),
    ...(isClient
      ? clientTables.map((table) => [table, { column: "clientId", value: reader.id }] as const)
      : []),
    ...(isClient ? brokerTables.map((table) => [table, "nothing"] as const) : []),
  ]);
  return (table) => owners.get(table) ?? "everything";
}

class ScopeTransformer extends OperationNodeTransformer {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    super();
    this.#scope = scope;
  }

  #ownerOf(table: string | undefined): Owner | undefined {
    const owner = table === undefined ? "everything" : this.#scope(table);
    return typeof owner === "string" ? undefined : owner;
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const scoped = super.transformSelectQuery(node);
    return this.#narrowed(scoped, scoped.from?.froms ?? []);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    const scoped = super.transformUpdateQuery(node);
    const { from, table, updates = [] } = scoped;
    if (table) this.#checkUpdates(table, updates);
    return this.#narrowed(scoped, [...(table ? [table] : []), ...(from?.froms ?? [])]);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    const scoped = super.transformDeleteQuery(node);
    return this.#narrowed(scoped, [...scoped.from.froms, ...(scoped.using?.tables ?? [])]);
  }

  protected override transformJoin(node: JoinNode): JoinNode {
    const scoped = super.transformJoin(node);
    const condition = this.#condition(scoped.table);
    if (!condition) return scoped;
    return { ...scoped, on: OnNode.create(both(scoped.on?.on, condition)) };
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const scoped = super.transformInsertQuery(node);
    this.#checkInsert(scoped);
    const { into, onConflict } = scoped;
    const condition = into && this.#condition(into);
    if (!condition || !onConflict?.updates) return scoped;
    // The conflicting row may be someone else's.
    this.#checkUpdates(into, onConflict.updates);
    const updateWhere = WhereNode.create(both(onConflict.updateWhere?.where, condition));
    return { ...scoped, onConflict: { ...onConflict, updateWhere } };
  }

  #narrowed<Query extends SelectQueryNode | UpdateQueryNode | DeleteQueryNode>(
    query: Query,
    tables: readonly OperationNode[],
  ): Query {
    const conditions = tables
      .map((table) => this.#condition(table))
      .filter((it) => it !== undefined);
    let where = query.where?.where;
    for (const condition of conditions) where = both(where, condition);
    return where ? { ...query, where: WhereNode.create(where) } : query;
  }

  /** `"document"."clientId" = ?` for a table with an owner, or its alias. */
  #condition(from: OperationNode): OperationNode | undefined {
    const { table, name } = tableOf(from);
    if (table && this.#scope(table) === "nothing") {
      const equals = OperatorNode.create("=");
      return BinaryOperationNode.create(ValueNode.create(1), equals, ValueNode.create(0));
    }
    const owner = this.#ownerOf(table);
    if (!owner || !name) return undefined;
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create(owner.column), TableNode.create(name)),
      OperatorNode.create("="),
      ValueNode.create(owner.value),
    );
  }

  /** The owner of a row can't be changed. */
  #checkUpdates(of: OperationNode, updates: readonly ColumnUpdateNode[]): void {
    const { table } = tableOf(of);
    const owner = this.#ownerOf(table);
    if (!owner || !table) return;
    for (const { column, value } of updates) {
      const name = ColumnNode.is(column) ? column.column.name : undefined;
      const isOwn = ValueNode.is(value) && value.value === owner.value;
      // Anything but a plain column is refused, because we can't check it.
      if (name === undefined || (name === owner.column && !isOwn)) throw notOwn(table);
    }
  }

  #checkInsert(node: InsertQueryNode): void {
    const { table } = node.into ? tableOf(node.into) : { table: undefined };
    if (table && this.#scope(table) === "nothing") throw notOwn(table);
    const owner = this.#ownerOf(table);
    if (!owner || !table) return;
    const at = node.columns?.findIndex(({ column }) => column.name === owner.column) ?? -1;
    const rows = node.values && ValuesNode.is(node.values) ? node.values.values : [];
    const isOwn = (row: (typeof rows)[number]) => {
      if (PrimitiveValueListNode.is(row)) return row.values[at] === owner.value;
      const value = ValueListNode.is(row) ? row.values[at] : undefined;
      return value !== undefined && ValueNode.is(value) && value.value === owner.value;
    };
    if (at === -1 || rows.length === 0 || !rows.every(isOwn)) {
      throw notOwn(table);
    }
  }
}

/** Both conditions; the first in parentheses, because it may be raw and contain an "or". */
function both(one: OperationNode | undefined, other: OperationNode): OperationNode {
  return one ? AndNode.create(ParensNode.create(one), other) : other;
}

function notOwn(table: string): Error {
  return new Error(`A row of "${table}" would belong to someone else, so it is not written.`);
}

/** The table of `"document"` or `"document" as "d"`, and its name in the query. */
function tableOf(node: OperationNode): { table?: string; name?: string } {
  if (TableNode.is(node)) {
    const table = node.table.identifier.name;
    return { table, name: table };
  }
  if (node.kind === "AliasNode") {
    const { node: inner, alias } = node as unknown as { node: OperationNode; alias: OperationNode };
    const name = (alias as unknown as { name?: string }).name;
    return { table: tableOf(inner).table, name };
  }
  return {};
}
