import type { FrameworkId } from '@sextant/contracts/catalogue'
import { api } from '@/client/api.ts'

/** What was written is kept; the log tells when the run has ended. */
export const stopRun = (sessionId: string) => api.agentSessions.stop({ id: sessionId })
export const continueRun = (sessionId: string) => api.agentSessions.resume({ id: sessionId })
export const goOnWith = (sessionId: string, tool: FrameworkId) =>
  api.agentSessions.frameworks({ id: sessionId, tool })
/** Answers the id of the combined strategy document. */
export const combineDocument = async (sessionId: string): Promise<string> =>
  (await api.agentSessions.combine({ id: sessionId })).output_id
