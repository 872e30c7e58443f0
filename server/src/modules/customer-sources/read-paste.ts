import { sortTranscript } from '@sextant/agents/persona/transcript/sort-transcript'
import type { ReadTranscript } from '@sextant/contracts/persona/routes'
import { callFunction } from '../../platform/call-function.ts'
import type { Context } from '../../platform/context.ts'
import { withinOwnLimit } from '../../platform/within-limit.ts'
import { mindBeside } from '../ai/index.ts'
import { thinkingOf } from '../thinking/index.ts'

type Signed = Context & { token: string }
/** The answer of app.begin_sorting. */
type Begun = { client_id: string | null; org_id: string; user_id: string }

const readings = { name: 'transcript', points: 60, seconds: 600 }
/** Milliseconds that somebody waits for a model to sort a paste. */
const PATIENCE_MS = 90_000

/** People and answers of a paste; for a group (the id of its fact) a language model sorts them where there is one. Nothing is stored but its calls. */
export async function readPaste(
  context: Signed,
  { text, segment }: { text: string; segment?: string | undefined },
): Promise<ReadTranscript> {
  const begun = segment ? await callFunction<Begun>(context, 'begin_sorting', segment) : null
  const readerId = await withinOwnLimit(context, readings)
  const thinking = thinkingOf(readerId)
  const sources = await thinking.transcript(text)
  if (!segment || !begun || sources.length === 0) return { sources, mind: 'built-in', notice: null }
  const { org_id: orgId, user_id: userId, client_id: clientId } = begun
  const beside = await mindBeside(context, { orgId, userId, clientId, callerId: segment })
  try {
    const { mind, notice } = beside
    return await sortTranscript(
      { sources, mind, notice, thinking },
      AbortSignal.timeout(PATIENCE_MS),
    )
  } finally {
    await beside.settled()
  }
}
