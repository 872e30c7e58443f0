import { expect, test, vi } from 'vitest'
import { loadScreen } from './load-screen.ts'

const surroundings = () => {
  const kept = new Map<string, string>()
  return {
    wait: vi.fn(async () => {}),
    reload: vi.fn(),
    session: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  }
}
const gone = () => Promise.reject(new Error('gone'))
const settled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'loaded',
      () => 'failed',
    ),
    new Promise(resolve => setTimeout(() => resolve('pending'), 5)),
  ])

test('one failure is retried after 1.5 s and forgotten', async () => {
  const around = surroundings()
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('screen')
  expect(await loadScreen(load, around)).toBe('screen')
  expect(around.wait).toHaveBeenCalledExactlyOnceWith(1500)
  expect(around.reload).not.toHaveBeenCalled()
})

test('a second failure reloads once a session, then the error comes through', async () => {
  const around = surroundings()
  expect(await settled(loadScreen(gone, around))).toBe('pending')
  expect(around.reload).toHaveBeenCalledOnce()
  await expect(loadScreen(gone, around)).rejects.toThrow('gone')
  expect(around.reload).toHaveBeenCalledOnce()
})
