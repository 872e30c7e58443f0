import { factsOf } from '../../../../company/company.ts'
import { PEOPLE_LEAST, peopleIn } from '../../../../company/voices.ts'
import { say, type Sentence } from '../../../../sentences/sentence.ts'
import { amountsIn } from '../figures/amounts.ts'
import { type Kind, kindsUnder } from '../kinds/kinds.ts'
import { under } from '../unheard.ts'
import { type Found, type Heard, heardOf, people } from './heard.ts'
import { spread } from './spread.ts'

/** What the price is to those who speak of it, kind by kind, and the lowest limit that was named in money; against the owner's card that takes it for what holds the firm back. */
export function priceTold(heard: Heard): Found[] {
  const spoke = under(heard.voices, 'price')
  const kinds = kindsUnder(heard.voices, 'price').filter(({ id }) => id !== 'paid')
  const [most] = kinds
  const parts = spread(heard, kinds)
  const n = peopleIn(spoke)
  const rests = kinds.flatMap(({ voices }) => voices)
  if (!parts || !most || peopleIn(rests) < PEOPLE_LEAST) return []
  const brake = factsOf(heard.desk.company, 'constraint').find(one => one.sort === 'price-pressure')
  const name = brake && heard.desk.kit.name(brake)
  const card = name ? say`Your cards name ${name} as what holds you back. ` : say``
  const counted = say`Of ${heardOf(heard, spoke)} people heard, ${people(heard, n, spoke)} spoke of the price: ${parts}.`
  return [
    {
      says: say`${card}${counted}${limitOf(heard, kinds)}`,
      rests: [...rests, ...spoke],
      also: brake ? [brake.id] : [],
      changes: most.changes,
    },
  ]
}

/** The one limit that was named in money: what the other amounts are for, only their words tell. */
function limitOf({ desk }: Heard, kinds: readonly Kind[]): Sentence {
  const limits = amountsIn(desk.company, kinds.find(({ id }) => id === 'limit')?.voices ?? [])
  const [limit] = limits
  if (!limit || limits.length > 1) return say``
  return say` The limit that was named: ${desk.kit.amount(limit.amount, limit.voice)}.`
}

/** Whether more call the price fair than find fault with it. */
export function isPriceFair(heard: Heard): boolean {
  const kinds = kindsUnder(heard.voices, 'price')
  const many = (...ids: string[]): number =>
    peopleIn(kinds.filter(({ id }) => ids.includes(id)).flatMap(({ voices }) => voices))
  return many('fair') >= PEOPLE_LEAST && many('fair') > many('dear')
}
