import { expect, test } from 'vitest'
import type { Fact } from '../../company/company.ts'
import { thinkHere } from '../../core/thinking.ts'
import type { LanguageMind } from '../../model/mind.ts'
import { ModelError } from '../../model/model-error.ts'
import type { Prompt } from '../../model/prompt.ts'
import { askPersona } from './ask-persona.ts'
import type { Interviewed } from './answer.ts'

const said = (id: string, topic: string, words: string): Fact =>
  ({ id, kind: 'quote', status: 'confirmed', label: id, quote: words, topic, who: 'Ivo' }) as Fact

const asked: Interviewed = {
  company: {
    name: 'Clear Water',
    currency: 'EUR',
    today: '2026-11-23',
    facts: [
      said('sea', 'trigger', 'The pump died in August. I did not sleep for two nights.'),
      said('son', 'decider', 'My son Radek has the last word.'),
      {
        id: 'g',
        kind: 'segment',
        status: 'confirmed',
        label: 'owners',
        quote: '',
        size: 30,
      } as Fact,
    ],
  },
  body: { segment: 'g', rows: [], sources: [{ heard: 'interview', n: 1 }] },
}
const QUESTION = 'What got you moving?'

/** A model that answers so, and what it was sent. */
function mindThat(given: unknown) {
  const prompts: Prompt[] = []
  const whole = async (prompt: Prompt): Promise<unknown> => {
    prompts.push(prompt)
    if (given instanceof Error) throw given
    return given
  }
  return { prompts, mind: { label: 'a model', whole } as unknown as LanguageMind }
}
const ask = (mind: LanguageMind | null, question = QUESTION) =>
  askPersona(
    { asked, question, mind, notice: null, thinking: thinkHere },
    new AbortController().signal,
  )
const claiming = (text: string, quotes: string[], tag = 'evidenced') => ({
  tag,
  sentences: [{ text, quotes }],
  topic: 'trigger',
})

test('a model may join and leave out, in the words of its quotes', async () => {
  const { mind, prompts } = mindThat(
    claiming('The pump died in August, and I did not sleep.', ['q1']),
  )
  expect(await ask(mind)).toMatchObject({
    tag: 'evidenced',
    mind: 'model',
    sentences: [{ sources: [{ fact: 'sea', who: 'Ivo' }] }],
  })
  expect(prompts[0]!.material).toContain(`Question: <<<${QUESTION}>>>`)
})

test.each([
  ['a denial left out', 'I did sleep for two nights.', ['q1']],
  ['a number', 'The pump died in August 2019.', ['q1']],
  ['a number in words', 'I did not sleep for three nights.', ['q1']],
  ['a name', 'The pump of Vortex died in August.', ['q1']],
  ['an id that is not there', 'The pump died in August.', ['q9']],
  ['no id', 'The pump died in August.', []],
  ['another’s words', 'My son Radek has the last word.', ['q1']],
  ['agreement', 'Yes, I would love it.', ['q1', 'q2']],
  ['markup', 'The pump died in [August](https://evil.example).', ['q1']],
])('%s does not get through', async (_, text, quotes) => {
  const answered = await ask(mindThat(claiming(text, quotes)).mind)
  expect(answered).toMatchObject({ tag: 'unknown', sentences: [] })
})

test('extrapolated needs a card', async () => {
  const onQuotes = await ask(
    mindThat(claiming('The pump died in August.', ['q1'], 'extrapolated')).mind,
  )
  expect(onQuotes.tag).toBe('unknown')
  const onCard = await ask(mindThat(claiming('We owners are 30.', ['f1'], 'extrapolated')).mind)
  expect(onCard).toMatchObject({ tag: 'extrapolated', sentences: [{ sources: [{ fact: 'g' }] }] })
})

test('a name or a figure that nobody mentioned is not answered, whatever a model says', async () => {
  const { mind } = mindThat(claiming('The pump died in August.', ['q1']))
  for (const question of ['What did Vortex do for you?', 'What happened to the 40 pumps?'])
    expect(await ask(mind, question)).toMatchObject({ tag: 'unknown' })
})

test('no model is asked what is no honest question', async () => {
  const { mind, prompts } = mindThat(claiming('The pump died in August.', ['q1']))
  expect((await ask(mind, 'You love us, don’t you?')).tag).toBe('unknown')
  expect(prompts).toEqual([])
})

test('a failure is told, and the built-in mind answers', async () => {
  const { mind } = mindThat(new ModelError('The provider is busy.'))
  expect(await ask(mind, 'Who has the last word?')).toMatchObject({
    tag: 'evidenced',
    mind: 'built-in',
    notice: 'The provider is busy. The built-in mind answered.',
  })
})
