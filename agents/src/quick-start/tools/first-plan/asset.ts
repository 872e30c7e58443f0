import type { Claim } from '@sextant/contracts/deliverable'
import {
  ASSET_WORDS,
  type AssetForm,
  SUBJECT_MOST,
} from '@sextant/contracts/quick-start/first-plan-words'
import type { FirstAsset } from '@sextant/contracts/quick-start/first-plan'
import { factsOf } from '../../../company/company.ts'
import { stockToSell } from '../../../company/first-figures.ts'
import { latestOf } from '../../../company/latest.ts'
import type { Desk } from '../../../core/desk.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import type { Area } from '../../../plays/play.ts'
import type { CountText } from '../../../sentences/figures.ts'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { MOVE_IDS } from './moves/move-of.ts'

/** Which text a move out of the firm's own figures needs. */
const FORM_OF_MOVE: Readonly<Record<string, AssetForm>> = {
  [MOVE_IDS.anotherTime]: 'another-time',
  [MOVE_IDS.stockFirst]: 'stock',
  [MOVE_IDS.whoSends]: 'to-pass-on',
  [MOVE_IDS.again]: 'post',
  [MOVE_IDS.dearer]: 'another-time',
}

/** Which text any other move needs first, by what it is about. */
const FORM_OF: Readonly<Partial<Record<Area, AssetForm>>> = {
  demand: 'email',
  retention: 'email',
  clients: 'email',
  giving: 'email',
  proof: 'review-request',
}

/** What a text may name: what is sold, to whom, at what price, what speaks for it, and how many are left of a stock. */
type Matter = {
  id: string
  offer: Label
  group: Label | null
  /** A sentence of its own; nothing where no price stands. */
  price: Sentence
  proof: Sentence[]
  left: CountText | null
}

/** The text that the first move with one needs, ready to send; null where there is nothing to name in it. */
export function assetOf(desk: Desk, plays: readonly ChosenPlay[]): FirstAsset | null {
  const matter = matterOf(desk)
  if (!matter || plays.length === 0) return null
  const form = plays.map(formOf).find(one => one !== undefined) ?? 'post'
  const lines = fitting(LINES[form](matter), ASSET_WORDS[form].most)
  return {
    form,
    subject: ASSET_WORDS[form].hasSubject ? subjectOf(desk, matter) : null,
    lines: lines.map(line => desk.claim(line, [matter.id], 'told')),
    from: desk.profile.companyName.trim() || desk.company.name,
  }
}

const formOf = ({ play }: ChosenPlay): AssetForm | undefined =>
  FORM_OF_MOVE[play.id] ?? FORM_OF[play.area]

function matterOf({ company, kit }: Desk): Matter | null {
  const fact = latestOf(company, 'offer')
  const offer = fact && kit.name(fact)
  if (!offer) return null
  const segment = latestOf(company, 'segment')
  const [strength] = factsOf(company, 'strength')
  const praised = strength && kit.name(strength)
  const stock = stockToSell(company)
  return {
    id: fact.id,
    offer,
    group: segment ? kit.name(segment) : null,
    price: fact.price ? say` The price is ${kit.price(fact.price, fact)}.` : say``,
    proof: praised ? [say`What people come to us for: ${praised}.`] : [],
    left: stock && kit.number(stock.goal.target, 'as said', [stock.goal]),
  }
}

const SHORT = say`A word to those who know us`
/** A subject line ends without a stop. */
function subjectOf(desk: Desk, { id, offer, left }: Matter): Claim {
  const words = left ? say`${left} left: ${offer}` : say`News about ${offer}`
  const { text } = words.text.length <= SUBJECT_MOST ? words : SHORT
  return { ...desk.claim(words, [id], 'told'), text }
}

/** As many lines as the place has room for; the last one asks, and stays. */
function fitting(lines: readonly Sentence[], most: number | null): readonly Sentence[] {
  const length = lines.reduce((sum, line) => sum + line.text.length + 1, 0)
  if (most === null || length <= most || lines.length <= 2) return lines
  return fitting([...lines.slice(0, -2), lines.at(-1)!], most)
}

/** Whom it is for, where that is known. */
const forThem = ({ group }: Matter): Sentence => (group ? say` for ${group}` : say``)

const passOn = ({ group }: Matter): Sentence =>
  group
    ? say`If you know somebody among ${group} whom it could help, please pass this on.`
    : say`If you know somebody whom it could help, please pass this on.`

const LINES: Readonly<Record<AssetForm, (matter: Matter) => Sentence[]>> = {
  email: matter => [
    say`You know our work, so you hear of it first.`,
    say`It is about ${matter.offer}.${matter.price}`,
    ...matter.proof,
    passOn(matter),
    say`If it is for you, answer this note. One word is enough.`,
  ],
  stock: matter => [
    say`You know our work, so you hear of it first.`,
    matter.left
      ? say`There are ${matter.left} left: ${matter.offer}.${matter.price}`
      : say`It is about ${matter.offer}.${matter.price}`,
    ...matter.proof,
    say`Answer this note with how many you would like, and we set them aside for you.`,
  ],
  'another-time': matter => [
    say`You asked us for ${matter.offer}, and we had no place for you.`,
    say`Would another day or another time suit you? Answer with those that do, and you hear from us before anybody else.`,
    say`If only the one time suits you, answer that too: we then write to you when a place falls free.`,
  ],
  'to-pass-on': matter => [
    say`Thank you for sending people to us.`,
    say`If you meet somebody else who could use ${matter.offer}, these words are enough:`,
    say`“They do ${matter.offer}${forThem(matter)}.${matter.price} Say that I sent you.”`,
    say`We tell you each time what became of it.`,
  ],
  'review-request': ({ offer }) => [
    say`Thank you for choosing ${offer}.`,
    say`Would you write two sentences for us: what you came with, and what it is like now?`,
    say`Others in the same place read them before they decide. May we put your first name beside it?`,
  ],
  post: matter => [
    say`${matter.offer}${forThem(matter)}.${matter.price}`,
    ...matter.proof,
    say`If you would like to know more, send us a message.`,
  ],
}
