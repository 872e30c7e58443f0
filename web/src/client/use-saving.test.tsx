import { ORPCError } from '@orpc/client'
import { QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { changed, keepAnswer } from './changed.ts'
import { queryClient } from './query-client.ts'
import { useSaving, type Saving } from './use-saving.ts'

vi.mock('virtual:api-contract', () => ({ contract: {}, caches: {} }))
afterEach(() => queryClient.clear())

const campaign = (id: string) =>
  queryOptions({
    queryKey: ['one', id],
    queryFn: () => Promise.resolve({ name: 'as asked' }),
    meta: { shows: ['campaigns'] },
  })
const staleOnes = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(query => query.state.isInvalidated)
    .map(query => query.queryKey.at(-1))

/** The hook as a component has it. */
function savingOf<Answer, Input>(how: Parameters<typeof useSaving<Answer, Input>>[0]) {
  const drawn: Saving<Input, Answer>[] = []
  function Part({ take }: { take: (saving: Saving<Input, Answer>) => void }) {
    take(useSaving<Answer, Input>(how))
    return null
  }
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Part take={saving => drawn.push(saving)} />
    </QueryClientProvider>,
  )
  const [saving] = drawn
  if (!saving) throw new Error('The component was not drawn')
  return saving
}

test('a failure is a value with the words to show: the server’s first, ours for a broken line', async () => {
  const refused = new ORPCError('UNPROCESSABLE', { status: 422, message: 'The name is taken' })
  const failures: unknown[] = [refused, new TypeError('Failed to fetch'), new Error('No place')]
  const { save } = savingOf({
    call: async () => {
      throw failures.shift()
    },
    words: 'It could not be saved.',
  })
  expect(await save(undefined)).toEqual({ ok: false, failure: 'The name is taken', error: refused })
  expect(await save(undefined)).toMatchObject({ failure: 'It could not be saved.' })
  expect(await save(undefined)).toMatchObject({ failure: 'No place' })
})

test('what shows the thing that changed asks again, and nothing else does', async () => {
  await queryClient.fetchQuery(campaign('shown'))
  await queryClient.fetchQuery({ ...campaign('other'), meta: { shows: ['clients'] } })
  await queryClient.fetchQuery({ queryKey: ['says nothing'], queryFn: () => 1 })
  const { save } = savingOf({
    call: (name: string) => Promise.resolve(name),
    words: 'It could not be saved.',
    changes: ['campaigns'],
  })
  expect(await save('new')).toEqual({ ok: true, answer: 'new' })
  expect(staleOnes()).toEqual(['shown'])
})

test('an answer that was put into the cache knows what it shows before anybody asked for it', async () => {
  keepAnswer(campaign('kept'), { name: 'as saved' })
  expect(queryClient.getQueryData(campaign('kept').queryKey)).toEqual({ name: 'as saved' })
  await changed('campaigns')
  expect(staleOnes()).toEqual(['kept'])
})

test('a page that cannot be opened afterwards is no failure to save', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const { save } = savingOf({ call: () => Promise.resolve(1), words: 'It could not be saved.' })
  const lost = new Error('The page is gone')
  const saved = await save(undefined, () => Promise.reject(lost))
  expect(saved).toEqual({ ok: true, answer: 1 })
  expect(reported).toHaveBeenCalledWith(lost)
  vi.unstubAllGlobals()
})
