import type { ToolId } from '@sextant/contracts/catalogue'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'

/** What was written is kept; the log tells when the run has ended. */
export const useStopRun = (id: string) =>
  useSaving({
    call: () => api.agentSessions.stop({ id }),
    words: 'It could not be stopped. Try again.',
  })

export const useContinueRun = (id: string) =>
  useSaving({
    call: () => api.agentSessions.resume({ id }),
    words: 'It could not go on. Try again.',
  })

export const useGoOnWith = (id: string) =>
  useSaving({
    call: (tool: ToolId) => api.agentSessions.tools({ id, tool }),
    words: 'The tool could not be started. Try again.',
  })

/** Answers the id of the combined strategy document. */
export const useCombineDocument = (id: string) =>
  useSaving({
    call: async () => (await api.agentSessions.combine({ id })).output_id,
    words: 'The document could not be put together. Try again.',
  })
