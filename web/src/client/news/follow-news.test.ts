import type { CampaignNews } from '@sextant/contracts/campaigns/routes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followNews, retryDelay } from './follow-news.ts'

const news: CampaignNews = {
  id: '00000000-0000-4000-8000-000000000001',
  client_id: null,
  kind: 'update',
}
const frame = `: hello\n\nevent: campaign\ndata: ${JSON.stringify(news)}\n\n`
const stream = (text: string) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text))
        controller.close()
      },
    }),
  )

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Follows; `answers` are used up one a try, then nobody answers. Tells when each try was made (seconds). */
function follow(answers: (() => Response)[]) {
  const began = Date.now()
  const tries: number[] = []
  const heard: unknown[] = []
  const end = new AbortController()
  const onBack = vi.fn()
  const done = followNews({
    open: async () => {
      tries.push((Date.now() - began) / 1000)
      const next = answers.shift()
      if (!next) throw new TypeError('offline')
      return next()
    },
    event: 'campaign',
    onNews: one => heard.push(one),
    onBack,
    wait: ms =>
      new Promise(resolve => {
        setTimeout(resolve, ms)
      }),
    signal: end.signal,
  })
  return { tries, heard, onBack, done, end }
}

test('after 1, 2, 4, 8 and 16 seconds it tries again, five times, and then only logs', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { tries, done } = follow([])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(warn).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  await done
  expect(tries).toEqual([0, 1, 3, 7, 15, 31])
  expect([1, 2, 3, 4, 5].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000])
  expect(warn).toHaveBeenCalledOnce()
})

test('a line that opens again makes the tries count anew, and tells that something may have been missed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const fails = () => new Response('', { status: 503 })
  const { tries, heard, onBack, done } = follow([
    () => stream(frame),
    fails,
    fails,
    () => stream(frame),
    fails,
  ])
  await vi.runAllTimersAsync()
  await done
  expect(heard).toEqual([news, news])
  expect(onBack).toHaveBeenCalledTimes(1)
  expect(tries.slice(0, 6)).toEqual([0, 1, 3, 7, 8, 10])
})

test('what is refused is not asked for again', async () => {
  const { tries, done } = follow([() => new Response('', { status: 403 })])
  await vi.runAllTimersAsync()
  await done
  expect(tries).toEqual([0])
})

test('a line without a sign of life is hung up and tried again', async () => {
  const { tries, end } = follow([
    () => new Response(new ReadableStream({})),
    () => new Response('', { status: 403 }),
  ])
  await vi.advanceTimersByTimeAsync(44_000)
  expect(tries).toEqual([0])
  await vi.advanceTimersByTimeAsync(2000)
  expect(tries).toEqual([0, 46])
  end.abort()
})
