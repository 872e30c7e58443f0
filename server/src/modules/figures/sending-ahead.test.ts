import { expect, test } from 'vitest'
import { sendingAhead } from './sending-ahead.ts'

/** What is sent stays on its way until it is let go. */
function slowly() {
  const seen: string[] = []
  const waiting: { letGo: () => void; fail: (error: Error) => void }[] = []
  const send = async (piece: string): Promise<void> => {
    seen.push(`sends ${piece}`)
    await new Promise<void>((letGo, fail) => waiting.push({ letGo, fail }))
    seen.push(`sent ${piece}`)
  }
  return { seen, waiting, send }
}
const turns = () => new Promise(resolve => setImmediate(resolve))

test('the next piece is made while one is on its way, and sent after it', async () => {
  const { seen, waiting, send } = slowly()
  const done = sendingAhead(send, async handOn => {
    for (const piece of ['a', 'b']) {
      seen.push(`makes ${piece}`)
      await handOn(piece)
    }
  })
  await turns()
  expect(seen).toEqual(['makes a', 'sends a', 'makes b'])
  waiting[0]!.letGo()
  await turns()
  expect(seen.slice(3)).toEqual(['sent a', 'sends b'])
  waiting[1]!.letGo()
  await done
  expect(seen.at(-1)).toBe('sent b')
})

test('work that fails is over only when nothing is on its way any more', async () => {
  const { seen, waiting, send } = slowly()
  const done = sendingAhead(send, async handOn => {
    await handOn('a')
    throw new Error('no table')
  }).catch((error: Error) => seen.push(error.message))
  await turns()
  expect(seen).toEqual(['sends a'])
  waiting[0]!.letGo()
  await done
  expect(seen).toEqual(['sends a', 'sent a', 'no table'])
})

test('a sending that fails ends the work', async () => {
  const { seen, waiting, send } = slowly()
  const done = sendingAhead(send, async handOn => {
    for (const piece of ['a', 'b', 'c']) await handOn(piece)
  })
  await turns()
  waiting[0]!.fail(new Error('no database'))
  await expect(done).rejects.toThrow('no database')
  expect(seen).toEqual(['sends a'])
})

test('also the last', async () => {
  const { waiting, send } = slowly()
  const done = sendingAhead(send, handOn => handOn('a'))
  await turns()
  waiting[0]!.fail(new Error('no database'))
  await expect(done).rejects.toThrow('no database')
})
