import { randomUUID } from 'node:crypto'
import type { CallRecord, Job } from '@sextant/agents/model/job'
import type { MindPorts } from '@sextant/agents/model/mind'
import type { AiChoice, AiServices } from './ai-for.ts'
import { costMicros } from './call-cost.ts'
import { keepCall } from './keep-call.ts'
import { type Refusal, refusalWords } from './refusal.ts'

type Size = CallRecord['size']
/** Whose calls they are: `runId` is that of a run, of an interview, of a group's fact, or of a document. */
export type Caller = { orgId: string; runId: string }
/** The way of a run's calls past the budgets and into the record. */
export type Calls = MindPorts & {
  /** Resolves when every call is stored and what was set aside for nothing is given back. */
  settled: () => Promise<void>
}
type SetAside = { id: string; job: Job; size: Size }
/** A call before it is made: what it costs at most, in millionths of a US dollar. */
type Wanted = Pick<CallRecord, 'job' | 'model' | 'size'> & {
  id: string
  own: boolean
  costs: number
}

const NOT_ASKED = 'Whether the budget allows another call could not be found out.'

/** Null, or why the call may not be made. Nobody may send what could not be set aside. */
export async function setAside(
  services: AiServices,
  { orgId, runId }: Caller,
  { id, job, model, size, own, costs }: Wanted,
): Promise<string | null> {
  const cap = services.config.aiMonthlyCapCents
  const values = [orgId, runId, id, job, model, size, own, costs, cap]
  try {
    const { rows } = await services.database.pool.query<{ refusal: Refusal | null }>(
      'select app.allow_call($1, $2, $3, $4, $5, $6, $7, $8, $9) as refusal',
      values,
    )
    const { refusal } = rows[0]!
    return refusal && refusalWords(refusal)
  } catch (error) {
    services.log.error({ err: error, run: runId }, 'a call could not be allowed')
    return NOT_ASKED
  }
}

/** What was set aside for a call like this one, first come first served. */
function taken(open: SetAside[], { job, size }: CallRecord): SetAside | undefined {
  const at = open.findIndex(aside => aside.job === job && aside.size === size)
  return at < 0 ? undefined : open.splice(at, 1)[0]
}

/** The calls of one run, interview or group with the model that was chosen for it. */
export function callsOf(services: AiServices, run: Caller, choice: AiChoice): Calls {
  const open: SetAside[] = []
  const storing: Promise<void>[] = []
  return {
    micros: (size, tokens) => costMicros(tokens, choice.prices[size]),
    allow: async (job, size, most) => {
      const aside = { id: randomUUID(), job, size }
      const costs = costMicros(most, choice.prices[size])
      const model = size === 'small' ? choice.modelSmall : choice.model
      const wanted = { ...aside, model, own: choice.own, costs }
      const refusal = await setAside(services, run, wanted)
      if (!refusal) open.push(aside)
      return refusal
    },
    ended: call => {
      const id = taken(open, call)?.id ?? randomUUID()
      const spent = costMicros(call.tokens, choice.prices[call.size])
      storing.push(keepCall(services, run, { ...call, id, own: choice.own, costMicros: spent }))
    },
    settled: async () => {
      await Promise.all(storing)
      if (open.length === 0) return
      const unsent = open.splice(0).map(({ id }) => id)
      await services.database.pool
        .query('select app.release_calls($1, $2)', [run.orgId, unsent])
        .catch((error: unknown) =>
          services.log.error({ err: error, run: run.runId }, 'calls could not be given back'),
        )
    },
  }
}
