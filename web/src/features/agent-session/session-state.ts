import type { AgentEvent, MessageRow, RunRow } from '@sextant/contracts/agent-events'
import type { SessionAnswer } from '@sextant/contracts/agent-sessions/routes'
import type { ToolId } from '@sextant/contracts/catalogue'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { withPart } from './with-part.ts'

/** at: when it was stored. from: the message that stood last then, null while the log has not told. */
export type SessionOutput = {
  id: string
  title: string
  tool: ToolId | 'combined'
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
  tool: ToolId
  content: DeepPartial<Deliverable>
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
        tool: output.output_type as SessionOutput['tool'],
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

type EventOf<Type extends AgentEvent['type']> = Extract<AgentEvent, { type: Type }>
/** What one event changes. isNews: the answer this began with did not know it yet. */
type Take<Type extends AgentEvent['type']> = (
  state: SessionState,
  event: EventOf<Type>,
  isNews: boolean,
) => SessionState

const TAKES: { [Type in AgentEvent['type']]: Take<Type> } = {
  message: (state, { message }, isNews) => ({
    ...state,
    messages: new Map(state.messages).set(message.id, message),
    head: isNews ? message.id : state.head,
    streaming: state.streaming?.id === message.id ? null : state.streaming,
    lastMessageId: message.id,
  }),
  text: takeText,
  run: takeRun,
  step: (state, { name, index, of }) => ({ ...state, step: { name, index, of } }),
  draft: (state, { outputId, tool }) => ({
    ...state,
    draft: {
      outputId,
      tool,
      content: { tool } as GrowingDraft['content'],
      stored: false,
    },
  }),
  part: takePart,
  output: takeOutput,
  insight: takeInsight,
  // The company model tells them as they stand today.
  facts: state => state,
  head: (state, { messageId }, isNews) => (isNews ? { ...state, head: messageId } : state),
  notice: takeNotice,
}

function take<Type extends AgentEvent['type']>(
  state: SessionState,
  event: EventOf<Type>,
): SessionState {
  const takeThis: Take<Type> = TAKES[event.type as Type]
  return takeThis(state, event, event.seq > state.base)
}

function takeText(state: SessionState, event: EventOf<'text'>): SessionState {
  const { messageId: id, parentId, delta } = event
  if (state.messages.has(id)) return state
  const before = state.streaming?.id === id ? state.streaming.text : ''
  return { ...state, streaming: { id, parentId, text: before + delta } }
}

/** A new run writes anew: half a message of an earlier one stays only until then. */
function takeRun(state: SessionState, { run }: EventOf<'run'>, isNews: boolean): SessionState {
  const begins = run.status === 'running'
  return {
    ...state,
    run: isNews ? run : state.run,
    step: null,
    streaming: begins ? null : state.streaming,
    draft: begins && !state.draft?.stored ? null : state.draft,
  }
}

function takePart(state: SessionState, event: EventOf<'part'>): SessionState {
  const { draft } = state
  if (draft?.outputId !== event.outputId) return state
  const content = withPart(draft.content, event.path, event.value)
  return { ...state, draft: { ...draft, content } }
}

function takeOutput(
  state: SessionState,
  { outputId: id, title, tool, at }: EventOf<'output'>,
  isNews: boolean,
): SessionState {
  const draft = state.draft?.outputId === id ? { ...state.draft, stored: true } : state.draft
  const from = state.lastMessageId
  if (!isNews) {
    const outputs = state.outputs.map(output => (output.id === id ? { ...output, from } : output))
    return { ...state, draft, outputs }
  }
  const others = state.outputs.filter(output => output.id !== id)
  return {
    ...state,
    draft,
    title: tool === 'combined' ? state.title : title,
    outputs: [...others, { id, title, tool, at, from }],
  }
}

function takeInsight(state: SessionState, event: EventOf<'insight'>): SessionState {
  const { id, messageId, key, value, confidence, status, quote } = event
  const others = state.learned.filter(note => note.id !== id)
  return {
    ...state,
    learned: [...others, { id, messageId, key, value, confidence, status, quote }],
  }
}

function takeNotice(state: SessionState, { seq, text, level }: EventOf<'notice'>): SessionState {
  const notice = { seq, text, level, afterMessageId: state.lastMessageId }
  return { ...state, notices: [...state.notices, notice] }
}
