import type { AgentEvent, AgentEventBody } from '@sextant/contracts/agent-events'
import { type Actor, asActor } from '@sextant/database/as-actor'
import { valueOf } from '@sextant/database/call'
import type { Services } from '../../platform/context.ts'
import { toContractError } from '../../platform/errors.ts'
import { appendEvents, type Tx } from './rows.ts'

/** Milliseconds that words may wait to travel together. The first ones never wait. */
const GATHER_MS = 30
const TRIES = 6

export const sessionTopic = (sessionId: string): string => `session:${sessionId}`

/** Tells listeners about events that are stored already. */
export function announce(
  services: Pick<Services, 'realtime'>,
  sessionId: string,
  runId: string | null,
  events: readonly AgentEventBody[],
  lastSeq: number,
): void {
  const at = new Date().toISOString()
  const numbered = events.map((event, index): AgentEvent => ({
    ...event,
    seq: lastSeq - events.length + index + 1,
    runId,
    at,
  }))
  services.realtime.publish(sessionTopic(sessionId), numbered)
}

type Stored = { events: readonly AgentEventBody[]; seq: number }

/**
 * The one writer of a running session's log. Events are stored first and announced after, strictly in order;
 * a lost database connection is retried without writing anything twice.
 */
export class RunLog {
  private buffer: AgentEventBody[] = []
  private timer: NodeJS.Timeout | null = null
  private chain: Promise<void> = Promise.resolve()
  private failure: unknown = null
  private lastFlush = 0
  private readonly services: Services
  private readonly actor: Actor
  private readonly sessionId: string
  private readonly runId: string
  private seq: number

  constructor(services: Services, actor: Actor, sessionId: string, runId: string, seq: number) {
    this.services = services
    this.actor = actor
    this.sessionId = sessionId
    this.runId = runId
    this.seq = seq
  }

  emit(event: AgentEventBody): void {
    if (this.failure) throw this.failure
    this.buffer.push(event)
    if (this.timer) return
    const wait = GATHER_MS - (Date.now() - this.lastFlush)
    if (wait <= 0) this.flushNow()
    else this.timer = setTimeout(() => this.flushNow(), wait)
  }

  private flushNow(): void {
    this.lastFlush = Date.now()
    void this.flush().catch(() => undefined)
  }

  /** Stores what waits. Rejects when the log cannot be written any more. */
  flush(): Promise<void> {
    return this.enqueue(waiting => this.appendOnly(waiting))
  }

  /** Work in one transaction with the events it yields: both are stored, or neither. */
  within(work: (tx: Tx) => Promise<readonly AgentEventBody[]>): Promise<void> {
    return this.enqueue((waiting, attempt) => this.appendWith(waiting, work, attempt))
  }

  private enqueue(
    store: (waiting: readonly AgentEventBody[], attempt: number) => Promise<Stored>,
  ): Promise<void> {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    const waiting = this.buffer
    this.buffer = []
    this.chain = this.chain.then(() => this.commit(attempt => store(waiting, attempt)))
    this.chain.catch(error => (this.failure = error))
    return this.chain
  }

  /** Stores, again after a lost connection, and tells the readers. */
  private async commit(store: (attempt: number) => Promise<Stored>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { events, seq } = await store(attempt)
        this.seq = seq
        if (events.length) announce(this.services, this.sessionId, this.runId, events, seq)
        return
      } catch (error) {
        if (attempt === TRIES || toContractError(error).code !== 'DATABASE_UNAVAILABLE') throw error
        await new Promise(resolve => setTimeout(resolve, 100 * 2 ** attempt))
      }
    }
  }

  private async appendOnly(events: readonly AgentEventBody[]): Promise<Stored> {
    if (!events.length) return { events, seq: this.seq }
    const seq = await valueOf<number>(
      this.services.database.pool,
      this.actor,
      'append_events',
      this.sessionId,
      this.runId,
      JSON.stringify(events),
      this.seq,
    )
    return { events, seq }
  }

  private async appendWith(
    waiting: readonly AgentEventBody[],
    work: (tx: Tx) => Promise<readonly AgentEventBody[]>,
    attempt: number,
  ): Promise<Stored> {
    try {
      return await this.workAndAppend(waiting, work)
    } catch (error) {
      // The answer of the first attempt was lost after it had been stored: its rows are there, readers catch up from the log.
      if (attempt === 1 || (error as { code?: string }).code !== '23505') throw error
      this.services.realtime.publish(sessionTopic(this.sessionId), null)
      return { events: [], seq: await this.lastSeq() }
    }
  }

  private lastSeq(): Promise<number> {
    return valueOf<number>(this.services.database.pool, this.actor, 'last_event', this.sessionId)
  }

  private workAndAppend(
    waiting: readonly AgentEventBody[],
    work: (tx: Tx) => Promise<readonly AgentEventBody[]>,
  ): Promise<Stored> {
    return asActor(this.services.database.db, this.actor, async tx => {
      const events = [...waiting, ...(await work(tx))]
      return {
        events,
        seq: events.length
          ? await appendEvents(tx, this.sessionId, this.runId, events, this.seq)
          : this.seq,
      }
    })
  }
}
