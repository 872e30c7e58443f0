import type {
  AgentEvent,
  AgentEventBody,
  MessageRow,
  RunRow,
} from '@sextant/contracts/agent-events'
import type { SessionAnswer } from '@sextant/contracts/agent-sessions/routes'
import { describe, expect, test } from 'vitest'
import { foldEvent, startState } from './session-state.ts'

const answer = (over: Partial<SessionAnswer> = {}): SessionAnswer => ({
  id: 's',
  agent: 'strategy',
  tool: 'swot',
  title: 'SWOT',
  created_at: '',
  updated_at: '',
  client_id: null,
  campaign_id: null,
  mode: null,
  subject_id: null,
  run_status: null,
  output_count: 0,
  messages: [],
  head_message_id: null,
  runs: [],
  outputs: [],
  pending: null,
  facts: [],
  read: [],
  home_currency: null,
  cursor: 0,
  ...over,
})
const message = (
  id: string,
  parent: string | null,
  role: MessageRow['role'] = 'agent',
): MessageRow => ({
  id,
  parent_id: parent,
  role,
  text: id,
  created_at: id,
  tool: 'swot',
  question: null,
})
const run = (status: RunRow['status']): RunRow => ({
  id: 'r',
  status,
  writer: 'built-in',
  error: null,
  input_tokens: 0,
  output_tokens: 0,
  cost_micros: 0,
  jobs: [],
  started_at: '',
  finished_at: null,
})
const log = (...bodies: AgentEventBody[]): AgentEvent[] =>
  bodies.map((body, index) => ({ ...body, seq: index + 1, runId: 'r', at: '' }))
const fold = (events: readonly AgentEvent[], from = startState(answer())) =>
  events.reduce(foldEvent, from)

describe('folding a session log', () => {
  test('a repeated event changes nothing, a gap is refused', () => {
    const events = log(
      { type: 'text', messageId: 'm', parentId: null, delta: 'Who ' },
      { type: 'text', messageId: 'm', parentId: null, delta: 'buys?' },
    )
    const once = fold(events)
    expect(once.streaming?.text).toBe('Who buys?')
    expect(fold(events, once)).toBe(once)
    expect(() => foldEvent(once, { ...events[0]!, seq: 4 })).toThrow(RangeError)
  })

  test('a finished message takes the place of its words and ends the thread', () => {
    const state = fold(
      log(
        { type: 'message', message: message('u', null, 'user') },
        { type: 'text', messageId: 'a', parentId: 'u', delta: 'Half' },
        { type: 'message', message: message('a', 'u') },
      ),
    )
    expect([...state.messages.keys()]).toEqual(['u', 'a'])
    expect(state.streaming).toBeNull()
    expect(state.head).toBe('a')
  })

  test('parts grow one deliverable; a new draft forgets the earlier one, parts of another are left out', () => {
    const part = (outputId: string, path: (string | number)[], value: unknown) => ({
      type: 'part' as const,
      outputId,
      path,
      value,
    })
    const state = fold(
      log(
        { type: 'draft', outputId: 'o1', tool: 'swot' },
        part('o1', ['title'], 'Old'),
        { type: 'draft', outputId: 'o2', tool: 'swot' },
        part('o1', ['title'], 'Late'),
        part('o2', ['decision'], { text: 'First', sources: [1] }),
        part('o2', ['decision', 'text'], 'Better'),
        part('o2', ['body', 'strengths'], []),
      ),
    )
    expect(state.draft).toMatchObject({
      outputId: 'o2',
      stored: false,
      content: {
        tool: 'swot',
        decision: { text: 'Better', sources: [1] },
        body: { strengths: [] },
      },
    })
    expect(state.draft?.content.title).toBeUndefined()
  })

  test('replayed events do not undo what the answer knows, but bring back notes and an unfinished draft', () => {
    const known = answer({
      cursor: 6,
      head_message_id: 'b',
      messages: [message('a', null), message('b', 'a', 'user')],
      runs: [run('running')],
    })
    const events = log(
      { type: 'message', message: message('a', null) },
      { type: 'run', run: run('done') },
      { type: 'message', message: message('b', 'a', 'user') },
      {
        type: 'insight',
        id: 'i',
        key: 'goals',
        value: 'grow',
        confidence: 0.8,
        status: 'pending',
        quote: 'grow',
        messageId: 'b',
      },
      { type: 'run', run: run('running') },
      { type: 'draft', outputId: 'o', tool: 'swot' },
    )
    const half = fold(events.slice(0, 2), startState(known))
    expect(half.head).toBe('b')
    expect(half.run?.status).toBe('running')
    const state = fold(events, startState(known))
    expect(state.learned).toHaveLength(1)
    expect(state.draft).toMatchObject({ outputId: 'o', stored: false })
  })

  test('what an interrupted run left stays until the next run begins', () => {
    const events = log(
      { type: 'run', run: run('running') },
      { type: 'step', name: 'Drafting', index: 3, of: 6 },
      { type: 'draft', outputId: 'o', tool: 'swot' },
      { type: 'run', run: run('interrupted') },
      { type: 'run', run: run('running') },
    )
    const ended = fold(events.slice(0, 4))
    expect(ended).toMatchObject({
      run: { status: 'interrupted' },
      step: null,
      draft: { outputId: 'o' },
    })
    expect(fold(events, ended).draft).toBeNull()
  })

  test('an output names the session and is listed once', () => {
    const output = {
      type: 'output' as const,
      outputId: 'o',
      title: 'SWOT: winter',
      version: 1,
      tool: 'swot' as const,
    }
    const state = fold(log({ type: 'draft', outputId: 'o', tool: 'swot' }, output, output))
    expect(state.outputs).toEqual([
      { id: 'o', title: 'SWOT: winter', tool: 'swot', at: '', from: null },
    ])
    expect(state).toMatchObject({ title: 'SWOT: winter', draft: { stored: true } })
  })

  test('a notice stands after the message that was last when it came', () => {
    const state = fold(
      log(
        { type: 'message', message: message('a', null) },
        { type: 'notice', text: 'The provider is slow.', level: 'warning' },
        { type: 'message', message: message('b', 'a') },
      ),
    )
    expect(state.notices[0]?.afterMessageId).toBe('a')
  })
})
