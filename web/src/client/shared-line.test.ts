import { afterEach, expect, test, vi } from 'vitest'
import { shareLine } from './shared-line.ts'

const windows: AbortController[] = []
afterEach(() => {
  for (const window of windows.splice(0)) window.abort()
})

/** A window of the browser on the line `name`. */
function open(name: string) {
  const leave = new AbortController()
  windows.push(leave)
  const heard = vi.fn()
  const state = { holds: false, tell: (): void => undefined }
  const done = shareLine({
    name,
    onNews: heard,
    signal: leave.signal,
    follow: tell =>
      new Promise(resolve => {
        Object.assign(state, { holds: true, tell })
        leave.signal.addEventListener('abort', () => {
          state.holds = false
          resolve()
        })
      }),
  })
  return { heard, state, done, leave: () => leave.abort() }
}

test('one window holds the line, all hear of what comes on it', async () => {
  const [first, second, third] = [open('one'), open('one'), open('one')]
  await expect.poll(() => first.state.holds).toBe(true)
  first.state.tell()
  for (const { heard } of [first, second, third])
    await expect.poll(() => heard.mock.calls.length).toBe(1)
  expect([second.state.holds, third.state.holds]).toEqual([false, false])
})

test('when the holder goes the next takes over, and everybody looks for what was missed', async () => {
  const [first, second, third] = [open('two'), open('two'), open('two')]
  await expect.poll(() => first.state.holds).toBe(true)
  first.leave()
  await expect.poll(() => second.state.holds).toBe(true)
  await expect.poll(() => third.heard.mock.calls.length).toBe(1)
  expect(third.state.holds).toBe(false)
  expect(second.heard).toHaveBeenCalledOnce()
})

test('a window that leaves while it waits ends quietly', async () => {
  const first = open('three')
  await expect.poll(() => first.state.holds).toBe(true)
  const second = open('three')
  second.leave()
  await second.done
  expect(second.state.holds).toBe(false)
})

test('other names, other lines', async () => {
  const [mine, theirs] = [open('four'), open('five')]
  await expect.poll(() => mine.state.holds && theirs.state.holds).toBe(true)
})
