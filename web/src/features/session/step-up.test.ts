import { expect, test, vi } from 'vitest'
import { answerStepUp, NotConfirmed, withStepUp } from './step-up.ts'

const refused = Object.assign(new Error('Confirm that it is you'), { code: 'STEP_UP_REQUIRED' })
const refusedOnce = () =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(refused).mockResolvedValue('changed')
const settled = () => new Promise(resolve => setTimeout(resolve))

test('a refused call is made again after the code, and only then', async () => {
  const call = refusedOnce()
  const answer = withStepUp(call)
  await settled()
  expect(call).toHaveBeenCalledTimes(1)
  answerStepUp(true)
  await expect(answer).resolves.toBe('changed')
  expect(call).toHaveBeenCalledTimes(2)
})

test('without a code nothing is repeated', async () => {
  const call = refusedOnce()
  const answer = withStepUp(call)
  await settled()
  answerStepUp(false)
  await expect(answer).rejects.toBeInstanceOf(NotConfirmed)
  expect(call).toHaveBeenCalledTimes(1)
})

test('two refused calls ask once', async () => {
  const both = [withStepUp(refusedOnce()), withStepUp(refusedOnce())]
  await settled()
  answerStepUp(true)
  await expect(Promise.all(both)).resolves.toEqual(['changed', 'changed'])
})

test('other failures pass through', async () => {
  await expect(withStepUp(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
})
