import pg from 'pg'
import type { Actor } from './as-actor.ts'

type Statement = {
  name: string
  text: string
  values: readonly (string | number | boolean | null)[]
}

const ENTER = {
  token: `select app.enter($1), set_config('role', 'app_user', true)`,
  user: `select app.enter_as($1, $2), set_config('role', 'app_user', true)`,
  who: `select app.enter_to_ask_who($1), set_config('role', 'app_user', true)`,
}
function enterAs(actor: Actor): Statement {
  if ('token' in actor) return { name: 'sextant_enter', text: ENTER.token, values: [actor.token] }
  if ('userId' in actor)
    return { name: 'sextant_enter_as', text: ENTER.user, values: [actor.userId, actor.orgId] }
  return { name: 'sextant_enter_to_ask_who', text: ENTER.who, values: [actor.askingWho] }
}
/** Names prepared on a connection by this module. */
const prepared = new WeakMap<object, Set<string>>()

/**
 * One statement under row level security in one round trip: entering as the person and the statement travel together and
 * share one implicit transaction, so role and claims end with it, and a failure leaves nothing half done.
 * The statement's name must belong to its text alone.
 */
export async function oneTrip<Row>(
  pool: pg.Pool,
  actor: Actor,
  statement: Statement,
): Promise<Row[]> {
  const client = await pool.connect()
  try {
    const rows = await new Promise<Row[]>((resolve, reject) => {
      client.query(
        new EnterAndRun(enterAs(actor), statement, (error, found) =>
          error ? reject(error) : resolve(found as Row[]),
        ) as never,
      )
    })
    client.release()
    return rows
  } catch (error) {
    // A broken connection must not go back; a failed statement has ended its implicit transaction by itself.
    client.release((error as { code?: string }).code ? undefined : (error as Error))
    throw error
  }
}

type Connection = {
  stream: { cork?: () => void; uncork?: () => void }
  close: (message: object) => void
  parse: (message: object) => void
  bind: (message: object) => void
  describe: (message: object) => void
  execute: (message: object) => void
  sync: () => void
}

type PgResult = { addFields: (fields: unknown[]) => void; parseRow: (fields: unknown[]) => unknown }
const newResult = (): PgResult =>
  new (pg as unknown as { Result: new (mode?: string, types?: unknown) => PgResult }).Result(
    'object',
    pg.types,
  )

/** A pg "submittable": two bound statements and a single Sync. */
class EnterAndRun {
  private result = newResult()
  private rows: unknown[] = []
  private completed = 0
  private settled = false
  private fresh: string[] = []
  private connection: Connection | null = null
  private readonly enter: Statement
  private readonly statement: Statement
  private readonly done: (error: unknown, rows: unknown[]) => void

  constructor(
    enter: Statement,
    statement: Statement,
    done: (error: unknown, rows: unknown[]) => void,
  ) {
    this.enter = enter
    this.statement = statement
    this.done = done
  }

  submit(connection: Connection): null {
    this.connection = connection
    connection.stream.cork?.()
    try {
      this.send(connection, this.enter)
      this.send(connection, this.statement)
      connection.sync()
    } finally {
      connection.stream.uncork?.()
    }
    return null
  }

  private send(connection: Connection, { name, text, values }: Statement): void {
    if (!prepared.get(connection)?.has(name)) {
      // An earlier attempt may have prepared it before failing; closing an unknown name is harmless.
      connection.close({ type: 'S', name })
      connection.parse({ name, text })
      this.fresh.push(name)
    }
    connection.bind({
      statement: name,
      values: values.map(value => (value === null ? null : String(value))),
    })
    connection.describe({ type: 'P', name: '' })
    connection.execute({})
  }

  handleRowDescription(message: { fields: unknown[] }): void {
    if (this.completed === 1) this.result.addFields(message.fields)
  }

  handleDataRow(message: { fields: unknown[] }): void {
    if (this.completed === 1) this.rows.push(this.result.parseRow(message.fields))
  }

  handleCommandComplete(): void {
    this.completed += 1
  }

  handleEmptyQuery(): void {
    this.completed += 1
  }

  handleError(error: unknown): void {
    if (this.settled) return
    this.settled = true
    this.done(error, [])
  }

  handleReadyForQuery(): void {
    if (this.settled) return
    this.settled = true
    const names = prepared.get(this.connection!) ?? new Set<string>()
    for (const name of this.fresh) names.add(name)
    prepared.set(this.connection!, names)
    this.done(null, this.rows)
  }
}
