import { type LanguageMind, mindOf } from '@sextant/agents/model/mind'
import { aiFor, type AiServices } from './ai-for.ts'
import { callsOf } from './calls-of.ts'

/** Whose calls they will be: `callerId` is an interview of a persona, a group whose customers' words are sorted, or a document that is read. */
type Caller = { orgId: string; userId: string; clientId: string | null; callerId: string }

export type MindBeside = {
  /** Null where the built-in mind works alone. */
  mind: LanguageMind | null
  /** Why a model that was chosen does not help. */
  notice: string | null
  settled: () => Promise<void>
}

/** The model that may help beside a request or in a round of the server, or none with the reason; its calls are measured and capped as those of a run. */
export async function mindBeside(
  services: AiServices,
  { callerId, ...caller }: Caller,
): Promise<MindBeside> {
  const { choice, notice } = await aiFor(services, caller)
  if (!choice) return { mind: null, notice, settled: async () => undefined }
  const calls = callsOf(services, { orgId: caller.orgId, runId: callerId }, choice)
  return { mind: mindOf({ ...choice, isStructured: true })(calls), notice, settled: calls.settled }
}
