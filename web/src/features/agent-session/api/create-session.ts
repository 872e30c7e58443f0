import type { AgentSlug, ToolId } from '@sextant/contracts/catalogue'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { type OutgoingFact, sendMessage } from './send-message.ts'
import type { SessionScope } from './sessions.ts'

type NewSession = {
  agent: AgentSlug
  /** Without one the agent chooses it from the first message. */
  tool: ToolId | undefined
  scope: SessionScope
  /** Id of the fact it is about. */
  subject?: string | undefined
}

type WithWords = Omit<NewSession, 'tool'> & { tool?: ToolId; text: string }

const OFFLINE = 'You are offline, so the session could not be started.'

const create = ({ agent, tool, subject, scope: { clientId, campaignId } }: NewSession) =>
  api.agentSessions.create({
    agent,
    ...(tool ? { tool } : {}),
    ...(subject ? { subject } : {}),
    ...(clientId ? { clientId } : {}),
    ...(campaignId ? { campaignId } : {}),
  })

const NOT_STARTED = {
  words: 'The session could not be started. Try again.',
  wordsFor: () => (navigator.onLine ? undefined : OFFLINE),
  changes: ['agent-sessions'],
} as const

export const useCreateSession = () => useSaving({ call: create, ...NOT_STARTED })

/** A session that begins with somebody's words, where there are any: they choose the tool, unless it is chosen. */
export const useStartWithWords = () =>
  useSaving({
    call: async ({ text, tool, ...place }: WithWords) => {
      const session = await create({ ...place, tool })
      const messageId = crypto.randomUUID()
      if (text) await sendMessage(session.id, { messageId, text, facts: [], parentId: undefined })
      return session
    },
    ...NOT_STARTED,
  })

/** A session whose deliverable is begun at once, unless something has to be told first. */
export const useStartAtOnce = () =>
  useSaving({
    call: async ({ tool, ...place }: NewSession & { tool: ToolId }) => {
      const session = await create({ ...place, tool })
      const { pending } = await api.agentSessions.get({ id: session.id })
      if (!pending) await api.agentSessions.tools({ id: session.id, tool })
      return session
    },
    ...NOT_STARTED,
  })

/** A session that begins with filled-in cards. */
export const useStartWithFacts = () =>
  useSaving({
    call: async ({ facts, ...place }: NewSession & { facts: readonly OutgoingFact[] }) => {
      const session = await create(place)
      const messageId = crypto.randomUUID()
      await sendMessage(session.id, { messageId, text: '', facts, parentId: undefined })
      return session
    },
    ...NOT_STARTED,
  })
