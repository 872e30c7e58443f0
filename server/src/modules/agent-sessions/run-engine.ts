import { randomUUID } from 'node:crypto'
import type { MessageRow, RunRow } from '@sextant/contracts/agent-events'
import { isFactLines } from '@sextant/contracts/company/fact-words'
import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { Company } from '@sextant/agents/company/company'
import { joined } from '@sextant/agents/company/joined'
import type { HandChange } from '@sextant/contracts/deliverable'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { Known, ProposedFact } from '@sextant/agents/core/known'
import type { TurnInput, TurnPorts, Understood } from '@sextant/agents/core/ports'
import { readable } from '@sextant/agents/core/readable'
import { inFirstMoney } from '@sextant/agents/core/reading-currency'
import { runTurn } from '@sextant/agents/core/turn'
import { toolFor } from '@sextant/agents/tools'
import { type LanguageMind, mindOf } from '@sextant/agents/model/mind'
import { asActor } from '@sextant/database/as-actor'
import { valueOf } from '@sextant/database/call'
import { oneTrip } from '@sextant/database/one-trip'
import { toolById } from '@sextant/contracts/catalogue'
import { TITLE_MAX } from '@sextant/contracts/limits'
import { callWithin } from '@sextant/database/call'
import type { Services } from '../../platform/context.ts'
import { toContractError } from '../../platform/errors.ts'
import { aiFor, callsOf, forgetOldWords } from '../ai/index.ts'
import { storeOutput } from '../agent-outputs/index.ts'
import { businessKnowledge, type RawKnowledge } from '../business-context/index.ts'
import {
  asCompany,
  changeFacts,
  proposeMeasured,
  removedFacts,
  storeFacts,
} from '../company/index.ts'
import { readFiguresKnown } from '../figures/index.ts'
import { thinkingOf } from '../thinking/index.ts'
import type { StartedRun } from './begin-run.ts'
import { addMessage, type Tx } from './rows.ts'
import { announce, RunLog } from './run-log.ts'

const STOPPED = new Error('stopped')

/** Where a stop is heard, whichever process runs it. */
export const stopTopic = (runId: string): string => `stop:${runId}`

const asRead = (message: MessageRow): MessageRow =>
  message.role === 'user' ? { ...message, text: readable(message.text) } : message

/** Whether the last message is nothing but the rows of its card. */
function broughtCardsOnly({ thread, facts }: RawKnowledge): boolean {
  const last = thread.at(-1)
  if (last?.role !== 'user') return false
  const own = facts.filter(({ message_id }) => message_id === last.id)
  return own.length > 0 && isFactLines(last.text, own)
}

/** Stores what was read and what was corrected; answers the facts that are new or changed. */
async function keep(
  tx: Tx,
  { sessionId, clientId, agent }: StartedRun,
  { messageId, proposed, changes }: Understood,
): Promise<CompanyFactRow[]> {
  const place = { sessionId, clientId, messageId, agent }
  const changed = await changeFacts(tx, changes)
  return [...changed, ...(await storeFacts(tx, place, proposed))]
}

/** Names of what was read and not stored, because a person took it out since the same was said before. */
async function takenOutOf(
  tx: Tx,
  { clientId }: StartedRun,
  { proposed }: Understood,
  stored: readonly CompanyFactRow[],
): Promise<string[]> {
  const isStored = ({ kind, label }: ProposedFact): boolean =>
    stored.some(fact => fact.kind === kind && fact.label === label)
  const missing = proposed.filter(fact => !isStored(fact))
  if (missing.length === 0) return []
  const removed = await removedFacts(tx, clientId)
  return missing
    .filter(({ kind, label, quote }) =>
      removed.some(
        fact =>
          fact.kind === kind &&
          fact.label.toLowerCase() === label.toLowerCase() &&
          fact.quote === quote,
      ),
    )
    .map(({ label }) => label)
}

/** The company as it stands then: nobody waits for it to be read again. */
function withChanges(
  company: Company,
  { changes }: Understood,
  rows: readonly CompanyFactRow[],
): Company {
  const removed = new Set(changes.filter(({ remove }) => remove).map(({ id }) => id))
  const kept = asCompany(rows, company).facts
  const byId = new Map([...company.facts, ...kept].map(fact => [fact.id, fact]))
  const facts = [...byId.values()].filter(({ id }) => !removed.has(id))
  return joined(inFirstMoney({ ...company, facts }, company))
}

/** How a run that threw has ended: stopped by a person, interrupted by the server, or failed. */
function endOf(signal: AbortSignal): RunRow['status'] {
  if (!signal.aborted) return 'failed'
  return signal.reason === STOPPED ? 'stopped' : 'interrupted'
}

/** What was changed by hand, and the fact that the session is about. */
type Agreed = { byHand: HandChange[]; subject: string | null }
/** Words above the form are of the one deliverable that they were written for. */
const OF_BODY = 'body/'

/** Who works in a run beside the built-in mind, and when its calls are stored. */
type Beside = {
  mind: LanguageMind | null
  notice: string | null
  settled: () => Promise<void>
}
const NOBODY: Beside = { mind: null, notice: null, settled: async () => undefined }

/** Runs agents' turns in this process. A run belongs to no request: a closed tab does not end it. */
export class RunEngine {
  private readonly running = new Map<string, AbortController>()
  private readonly services: Services
  private heartbeat: NodeJS.Timeout | null = null
  private stopForgetting = (): void => undefined

  constructor(services: Services) {
    this.services = services
  }

  /** Marks runs of dead servers and keeps signs of life for ours. `silence`: how long a run may be quiet, as a PostgreSQL interval. */
  async watch(silence: string): Promise<void> {
    const { pool } = this.services.database
    await pool.query('select app.interrupt_stale_runs($1::interval)', [silence])
    const beat = async (): Promise<void> => {
      if (this.running.size)
        await pool.query('select app.heartbeat($1::uuid[])', [[...this.running.keys()]])
      await pool.query(`select app.interrupt_stale_runs('15 seconds')`)
    }
    this.heartbeat = setInterval(() => void beat().catch(() => undefined), 5_000)
    this.heartbeat.unref()
    this.stopForgetting = forgetOldWords(this.services)
  }

  /** Ends every run as interrupted: the server is going down and each can be continued. */
  async close(): Promise<void> {
    if (this.heartbeat) clearInterval(this.heartbeat)
    this.stopForgetting()
    for (const controller of this.running.values()) controller.abort(new Error('interrupted'))
    for (let waited = 0; this.running.size && waited < 3_000; waited += 25)
      await new Promise(resolve => setTimeout(resolve, 25))
  }

  start(run: StartedRun): void {
    const controller = new AbortController()
    this.running.set(run.runId, controller)
    const unsubscribe = this.services.realtime.subscribe(stopTopic(run.runId), () =>
      controller.abort(STOPPED),
    )
    void this.execute(run, controller.signal).finally(() => {
      unsubscribe()
      this.running.delete(run.runId)
    })
  }

  private async execute(run: StartedRun, signal: AbortSignal): Promise<void> {
    const log = new RunLog(
      this.services,
      { userId: run.userId, orgId: run.orgId },
      run.sessionId,
      run.runId,
      run.seq,
    )
    let beside = NOBODY
    let status: RunRow['status'] = 'done'
    let failure: string | null = null
    try {
      beside = await this.besideFor(run)
      const input = await this.gather(run, beside)
      await runTurn(input, this.ports(run, log, input.known), signal)
      await log.flush()
    } catch (error) {
      status = endOf(signal)
      if (status === 'failed') {
        failure = toContractError(error).message
        this.services.log.error({ err: error, run: run.runId }, 'an agent run failed')
      }
      // What was said before it ended is kept, where the log can still be written.
      await log.flush().catch(() => undefined)
    }
    await beside.settled()
    await this.end(run, status, failure, beside.mind?.label ?? 'Built-in writer')
  }

  /** Stores the end of a run, for a minute if need be; after that the silence says it. */
  private async end(
    run: StartedRun,
    status: RunRow['status'],
    failure: string | null,
    writer: string,
  ): Promise<void> {
    const values = [run.orgId, run.runId, status, failure, writer]
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      try {
        const { rows } = await this.services.database.pool.query<{
          ended: { run: RunRow; seq: number } | null
        }>('select app.end_run($1, $2, $3, $4, $5) as ended', values)
        const ended = rows[0]!.ended
        if (ended)
          announce(
            this.services,
            run.sessionId,
            run.runId,
            [{ type: 'run', run: ended.run }],
            ended.seq,
          )
        return
      } catch (error) {
        this.services.log.error(
          { err: error, run: run.runId, attempt },
          'the end of a run could not be stored',
        )
        await new Promise(resolve => setTimeout(resolve, Math.min(250 * 2 ** attempt, 8_000)))
      }
    }
  }

  /** The model that may work in this run, or none with the reason. */
  private async besideFor(run: StartedRun): Promise<Beside> {
    const { choice, notice } = await aiFor(this.services, run)
    if (!choice) return { ...NOBODY, notice }
    const calls = callsOf(this.services, run, choice)
    const mind = mindOf({ ...choice, isStructured: true })(calls)
    return { mind, notice, settled: calls.settled }
  }

  /** Everything a turn needs, read in one round trip as the person who started it. */
  private async gather(run: StartedRun, { mind, notice }: Beside): Promise<TurnInput> {
    const { database, now } = this.services
    const [row] = await oneTrip<{ knowledge: RawKnowledge }>(
      database.pool,
      { userId: run.userId, orgId: run.orgId },
      {
        name: 'turn_knowledge',
        text: 'select app.turn_knowledge($1, $2, $3) as knowledge',
        values: [run.sessionId, run.clientId, run.head],
      },
    )
    const { byHand, subject } = await this.agreedFor(run, row!.knowledge)
    const knowledge = { ...row!.knowledge, subject }
    const known = {
      tool: run.tool,
      ...businessKnowledge(knowledge, now().toISOString().slice(0, 10)),
      thread: knowledge.thread.map(asRead),
      cardsOnly: broughtCardsOnly(knowledge),
      byHand,
    }
    const figures = await this.figuresFor(run, known.company)
    return { known: { ...known, ...(figures !== undefined && { figures }) }, mind, notice }
  }

  /** What was measured, for a tool that is about it. */
  private figuresFor(run: StartedRun, company: Company): Promise<Known['figures']> {
    if (!toolById(run.tool).isOfFigures) return Promise.resolve(undefined)
    const { db } = this.services.database
    const { userId, orgId, clientId, sessionId } = run
    return asActor(db, { userId, orgId }, tx =>
      readFiguresKnown(tx, { clientId, sessionId }, company),
    )
  }

  /** What was agreed on in this session; before its first deliverable, what a plainer form of it was agreed on elsewhere for the same company. Its group becomes the session's own. */
  private async agreedFor(run: StartedRun, { byHand, subject }: RawKnowledge): Promise<Agreed> {
    const own = byHand[run.tool]
    const types = toolFor(run.tool).carriesFrom
    if (own || !types) return { byHand: own ?? [], subject }
    const { pool } = this.services.database
    const person = { userId: run.userId, orgId: run.orgId }
    const before = await valueOf<Agreed | null>(
      pool,
      person,
      'agreed_before',
      run.sessionId,
      run.clientId,
      types,
    )
    const changes = before?.byHand.filter(({ key }) => key.startsWith(OF_BODY)) ?? []
    if (subject || !before?.subject) return { byHand: changes, subject }
    await valueOf(pool, person, 'set_session_subject', run.sessionId, before.subject)
    return { byHand: changes, subject: before.subject }
  }

  /** What a tool of figures measured for every agent; a deliverable does not fail where that cannot be said. */
  private async learnedIn(run: StartedRun, known: Known): Promise<ProposedFact[]> {
    if (!toolFor(run.tool).learns) return []
    try {
      return await thinkingOf(run.userId).learn({ tool: run.tool, figures: known.figures ?? null })
    } catch (error) {
      this.services.log.warn({ err: error, run: run.runId }, 'nothing was learned from figures')
      return []
    }
  }

  private ports(run: StartedRun, log: RunLog, known: Known): TurnPorts {
    let head = run.head
    let { company } = known
    return {
      thinking: thinkingOf(run.userId),
      newId: randomUUID,
      emit: event => log.emit(event),
      say: message =>
        log.within(async tx => {
          const stored = await addMessage(tx, {
            ...message,
            sessionId: run.sessionId,
            clientId: run.clientId,
            parentId: head,
            role: 'agent',
            runId: run.runId,
          })
          head = stored.id
          return [{ type: 'message', message: stored }]
        }),
      understand: async understood => {
        let takenOut: string[] = []
        await log.within(async tx => {
          const facts = await keep(tx, run, understood)
          takenOut = await takenOutOf(tx, run, understood, facts)
          company = withChanges(company, understood, facts)
          const { messageId } = understood
          return facts.length > 0 ? [{ type: 'facts', messageId, facts }] : []
        })
        return { company, takenOut }
      },
      store: async (outputId: string, deliverable: Deliverable) => {
        const learned = await this.learnedIn(run, known)
        await log.within(async tx => {
          await storeOutput(tx, {
            id: outputId,
            sessionId: run.sessionId,
            clientId: run.clientId,
            runId: run.runId,
            deliverable,
          })
          await proposeMeasured(tx, outputId, learned)
          await callWithin(
            tx,
            'title_session',
            run.sessionId,
            deliverable.title.slice(0, TITLE_MAX),
          )
          return [
            {
              type: 'output' as const,
              outputId,
              title: deliverable.title,
              version: 1,
              tool: deliverable.tool,
            },
          ]
        })
      },
    }
  }
}
