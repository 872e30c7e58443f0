import type { Claim } from '@sextant/contracts/deliverable'
import {
  ASSET_WORDS,
  type AssetForm,
  SUBJECT_MOST,
} from '@sextant/contracts/quick-start/first-plan-words'
import type { FirstAsset } from '@sextant/contracts/quick-start/first-plan'
import { factsOf } from '../../../company/company.ts'
import { latestOf } from '../../../company/latest.ts'
import type { Desk } from '../../../core/desk.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import type { Area } from '../../../plays/play.ts'
import type { Label } from '../../../sentences/label.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'

/** Which text a move needs first, by what it is about. */
const FORM_OF: Readonly<Partial<Record<Area, AssetForm>>> = {
  demand: 'email',
  retention: 'email',
  clients: 'email',
  giving: 'email',
  proof: 'review-request',
}

/** What a text may name: what is sold, to whom, at what price, and what speaks for it. */
type Matter = { id: string; offer: Label; forWhom: Sentence; price: Sentence; proof: Sentence[] }

/** The text that the first move with one needs, ready to send; null where there is nothing to name in it. */
export function assetOf(desk: Desk, plays: readonly ChosenPlay[]): FirstAsset | null {
  const matter = matterOf(desk)
  if (!matter || plays.length === 0) return null
  const area = plays.find(({ play }) => FORM_OF[play.area])?.play.area
  const form = (area && FORM_OF[area]) ?? 'post'
  const lines = fitting(LINES[form](matter), ASSET_WORDS[form].most)
  return {
    form,
    subject: form === 'email' ? subjectOf(desk, matter) : null,
    lines: lines.map(line => desk.claim(line, [matter.id], 'told')),
    from: `${desk.profile.companyName.trim() || desk.company.name}, [your telephone number]`,
  }
}

function matterOf({ company, kit }: Desk): Matter | null {
  const fact = latestOf(company, 'offer')
  const offer = fact && kit.name(fact)
  if (!offer) return null
  const segment = latestOf(company, 'segment')
  const group = segment && kit.name(segment)
  const [strength] = factsOf(company, 'strength')
  const praised = strength && kit.name(strength)
  return {
    id: fact.id,
    offer,
    forWhom: group ? say` for ${group}` : say``,
    price: fact.price ? say` The price is ${kit.price(fact.price, fact)}.` : say``,
    proof: praised ? [say`What people come to us for: ${praised}.`] : [],
  }
}

const SHORT = say`A word to those who know us`
/** A subject line ends without a stop. */
function subjectOf(desk: Desk, { id, offer }: Matter): Claim {
  const words = say`News about ${offer}`
  const { text } = words.text.length <= SUBJECT_MOST ? words : SHORT
  return { ...desk.claim(words, [id], 'told'), text }
}

/** As many lines as the place has room for; the last one asks, and stays. */
function fitting(lines: readonly Sentence[], most: number | null): readonly Sentence[] {
  const length = lines.reduce((sum, line) => sum + line.text.length + 1, 0)
  if (most === null || length <= most || lines.length <= 2) return lines
  return fitting([...lines.slice(0, -2), lines.at(-1)!], most)
}

const LINES: Readonly<Record<AssetForm, (matter: Matter) => Sentence[]>> = {
  email: ({ offer, forWhom, price, proof }) => [
    say`You know our work, so I am writing to you before anybody else.`,
    say`It is about ${offer}${forWhom}.${price}`,
    ...proof,
    say`Could you use it, or do you know somebody who could? Answer this note or ring me. One word is enough.`,
  ],
  'review-request': ({ offer }) => [
    say`Thank you for choosing ${offer}.`,
    say`Would you write two sentences for us: what you came with, and what it is like now?`,
    say`Others in the same place read them before they decide. May we put your first name beside it?`,
  ],
  post: ({ offer, forWhom, price, proof }) => [
    say`${offer}${forWhom}.${price}`,
    ...proof,
    say`Ask us: one message is enough.`,
  ],
}
