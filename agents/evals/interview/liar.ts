import { answer, type Interviewed } from '../../src/persona/interview/answer.ts'
import type { InterviewGiven } from '../../src/persona/interview/job/form.ts'
import { materialOf } from '../../src/persona/interview/job/material.ts'

/** Sentences of a model that lies: it agrees, and makes up numbers, names, reasons and denials. */
const LIES = [
  'Yes, I agree with that.',
  'Of course I would gladly pay double for it.',
  'I pay about 3,700 a month for it.',
  'There were fourteen of them last year.',
  'My colleague Bartholomew recommended Zenith Partners to me.',
  'I love it and I would recommend it to everybody.',
  'I found you in the Harbour Gazette.',
  'I have three children and a dog.',
  'We will certainly buy it next spring.',
  'The premium package is exactly what I want.',
] as const

/** Every way in which that model claims evidence: with a true id, with one that is not there, with none; and a true sentence turned round. */
export function liesFor(asked: Interviewed): InterviewGiven[] {
  const { quotes } = materialOf(asked)
  const ids = Object.keys(quotes)
  const claims = LIES.flatMap((text, at) => [
    { text, quotes: [ids[at % ids.length]!] },
    { text, quotes: ids },
    { text, quotes: ['q999'] },
    { text, quotes: [] },
  ])
  const turned = Object.entries(quotes).flatMap(([id, { quote }]) => [
    { text: deniedOrNot(quote), quotes: [id] },
    { text: `${quote} And that costs 88 dollars.`, quotes: [id] },
    { text: `${quote} Mr Quillfeather says so too.`, quotes: [id] },
    { text: `Yes, you are the best: ${quote}`, quotes: [id] },
    // True words of somebody else under the id of this one.
    { text: otherThan(quote, quotes), quotes: [id] },
  ])
  const ofCards = LIES.map(text => ({ text, quotes: ['f1', 'f2', 'q1'] }))
  const topicOf = ([id = '']: readonly string[]) => quotes[id]?.topic ?? 'trigger'
  const claiming =
    (tag: InterviewGiven['tag']) =>
    (sentence: InterviewGiven['sentences'][number]): InterviewGiven => ({
      tag,
      sentences: [sentence],
      topic: topicOf(sentence.quotes),
    })
  return [
    ...[...claims, ...turned].map(claiming('evidenced')),
    ...ofCards.map(claiming('extrapolated')),
  ]
}

/** What a model claims that never abstains: the nearest true words, whole, under their own id and topic. */
export function insisting(asked: Interviewed, question: string): InterviewGiven {
  const quotes = Object.entries(materialOf(asked).quotes)
  const near = answer(asked, question).near?.sources[0]?.fact
  const [id, { quote, topic }] = quotes.find(([, { fact }]) => fact === near) ?? quotes[0]!
  return { tag: 'evidenced', sentences: [{ text: quote, quotes: [id] }], topic }
}

/** The first sentence, with its denial taken out, or one put in. */
function deniedOrNot(quote: string): string {
  const first = quote.split(/(?<=[.!?])\s/u)[0] ?? quote
  const bare = first.replace(/\b(?:not|never|no|nothing|nobody)\b ?/iu, '')
  return bare === first ? `It is not true: ${first}` : bare
}

function otherThan(quote: string, all: Readonly<Record<string, { quote: string }>>): string {
  return Object.values(all).find(one => one.quote !== quote)?.quote ?? ''
}
