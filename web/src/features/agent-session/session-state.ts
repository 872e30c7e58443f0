import type { AgentEvent, MessageRow, RunRow } from '@sextant/contracts/agent-events'
import type { SessionAnswer } from '@sextant/contracts/agent-sessions/routes'
import type { FrameworkId } from '@sextant/contracts/catalogue'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { withPart } from './with-part.ts'

/** at: when it was stored. from: the message that stood last then, null while the log has not told. */
export type SessionOutput = {
  id: string
  title: string
  framework: FrameworkId | 'strategy-document'
  at: string
  from: string | null
}
export type LearnedNote = {
  id: string
  messageId: string
  key: string
  value: string
  confidence: number
  status: 'pending' | 'approved'
  quote: string
}
/** afterMessageId: the message that stood last when the notice came. */
export type Notice = {
  seq: number
  text: string
  level: 'info' | 'warning'
  afterMessageId: string | null
}
export type GrowingDraft = {
  outputId: string
  framework: FrameworkId
  content: DeepPartial<StrategyDeliverable>
  stored: boolean
}

/** Everything a session's screen shows, folded from the log. */
export type SessionState = {
  /** Cursor of the last event taken in; events at or below it are repeats. */
  seq: number
  /** Cursor of the answer this began with. Up to it the answer already knows messages, head, runs and outputs. */
  base: number
  title: string
  messages: ReadonlyMap<string, MessageRow>
  head: string | null
  /** Words of the message that is being written. */
  streaming: { id: string; parentId: string | null; text: string } | null
  run: RunRow | null
  step: { name: string; index: number; of: number } | null
  draft: GrowingDraft | null
  /** In the order in which they were stored. */
  outputs: readonly SessionOutput[]
  learned: readonly LearnedNote[]
  notices: readonly Notice[]
  lastMessageId: string | null
}

/** What the session's own answer tells; the log is then folded onto it from its beginning, because notes, notices and parts stand only there. */
export function startState(answer: SessionAnswer): SessionState {
  return {
    seq: 0,
    base: answer.cursor,
    title: answer.title,
    messages: new Map(answer.messages.map(message => [message.id, message])),
    head: answer.head_message_id,
    streaming: null,
    run: answer.runs[0] ?? null,
    step: null,
    draft: null,
    outputs: answer.outputs
      .map(output => ({
        id: output.id,
        title: output.title,
        framework: output.output_type as SessionOutput['framework'],
        at: output.created_at,
        from: null,
      }))
      .toReversed(),
    learned: [],
    notices: [],
    lastMessageId: null,
  }
}

/** Takes in one event. Repeats change nothing; an event that leaves a gap is a fault of the caller, who must ask the log again. */
export function foldEvent(state: SessionState, event: AgentEvent): SessionState {
  if (event.seq <= state.seq) return state
  if (event.seq !== state.seq + 1) throw new RangeError(`Event ${event.seq} follows ${state.seq}`)
  return { ...take(state, event), seq: event.seq }
}

function take(state: SessionState, event: AgentEvent): SessionState {
  const news = event.seq > state.base
  switch (event.type) {
    case 'message': {
      const { message } = event
      return {
        ...state,
        messages: new Map(state.messages).set(message.id, message),
        head: news ? message.id : state.head,
        streaming: state.streaming?.id === message.id ? null : state.streaming,
        lastMessageId: message.id,
      }
    }
    case 'text': {
      if (state.messages.has(event.messageId)) return state
      const before = state.streaming?.id === event.messageId ? state.streaming.text : ''
      return {
        ...state,
        streaming: { id: event.messageId, parentId: event.parentId, text: before + event.delta },
      }
    }
    case 'run': {
      const begins = event.run.status === 'running'
      // A new run writes anew: half a message of an earlier one stays only until then.
      return {
        ...state,
        run: news ? event.run : state.run,
        step: null,
        streaming: begins ? null : state.streaming,
        draft: begins && !state.draft?.stored ? null : state.draft,
      }
    }
    case 'step':
      return { ...state, step: { name: event.name, index: event.index, of: event.of } }
    case 'draft':
      return {
        ...state,
        draft: {
          outputId: event.outputId,
          framework: event.framework,
          content: { framework: event.framework } as GrowingDraft['content'],
          stored: false,
        },
      }
    case 'part':
      if (state.draft?.outputId !== event.outputId) return state
      return {
        ...state,
        draft: { ...state.draft, content: withPart(state.draft.content, event.path, event.value) },
      }
    case 'output': {
      const draft =
        state.draft?.outputId === event.outputId ? { ...state.draft, stored: true } : state.draft
      if (!news)
        return {
          ...state,
          draft,
          outputs: state.outputs.map(output =>
            output.id === event.outputId ? { ...output, from: state.lastMessageId } : output,
          ),
        }
      const output = {
        id: event.outputId,
        title: event.title,
        framework: event.framework,
        at: event.at,
        from: state.lastMessageId,
      }
      return {
        ...state,
        draft,
        title: event.framework === 'strategy-document' ? state.title : event.title,
        outputs: [...state.outputs.filter(({ id }) => id !== output.id), output],
      }
    }
    case 'insight': {
      const { id, messageId, key, value, confidence, status, quote } = event
      return {
        ...state,
        learned: [
          ...state.learned.filter(note => note.id !== id),
          { id, messageId, key, value, confidence, status, quote },
        ],
      }
    }
    case 'head':
      return news ? { ...state, head: event.messageId } : state
    case 'notice':
      return {
        ...state,
        notices: [
          ...state.notices,
          {
            seq: event.seq,
            text: event.text,
            level: event.level,
            afterMessageId: state.lastMessageId,
          },
        ],
      }
  }
}
