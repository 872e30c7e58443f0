import type { CallRecord } from '@sextant/agents/model/job'
import { setTimeout as pause } from 'node:timers/promises'
import type { AiServices } from './ai-for.ts'

const ATTEMPTS = 5
const FIRST_PAUSE_MS = 250

export type EndedCall = CallRecord & { id: string; own: boolean; costMicros: number }
type Run = { orgId: string; runId: string }

/** Text as a database can store it: no NUL, and no half of a character. */
const storable = (text: string): string => text.replaceAll('\u0000', '\ufffd').toWellFormed()

const asStored = (call: EndedCall) => ({
  id: call.id,
  job: call.job,
  model: call.model,
  size: call.size,
  own: call.own,
  instructions: storable(call.instructions),
  material: storable(call.material),
  completion: storable(call.completion),
  input_tokens: call.tokens.input,
  cached_tokens: call.tokens.cached,
  output_tokens: call.tokens.output,
  cost_micros: call.costMicros,
  milliseconds: Math.round(call.milliseconds),
  outcome: call.outcome,
  failure: call.failure && storable(call.failure),
})

/** What counts in the month's cost, where the words cannot be stored. */
const figuresOnly = (call: EndedCall): EndedCall => ({
  ...call,
  instructions: 'The words of this call could not be stored.',
  material: '',
  completion: '',
})

/** Stores a call that has ended, a few times if need be, at last without its words. Never rejects: what was set aside for it goes on counting. */
export async function keepCall(
  services: Pick<AiServices, 'database' | 'log'>,
  run: Run,
  call: EndedCall,
): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const kept = asStored(attempt < ATTEMPTS ? call : figuresOnly(call))
    try {
      await services.database.pool.query('select app.end_call($1, $2, $3)', [
        run.orgId,
        run.runId,
        JSON.stringify(kept),
      ])
      return
    } catch (error) {
      // The error itself may quote the row, and with it what somebody said.
      const { code } = error as { code?: string }
      services.log.error({ code, run: run.runId, attempt }, 'a call could not be stored')
      if (attempt < ATTEMPTS) await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1))
    }
  }
}
