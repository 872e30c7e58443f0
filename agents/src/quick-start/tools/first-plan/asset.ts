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
import { say, type Sentence } from '../../../sentences/sentence.ts'

/** Which text a move needs first, by what it is about. */
const FORM_OF: Readonly<Partial<Record<Area, AssetForm>>> = {
  demand: 'email',
  retention: 'email',
  clients: 'email',
  giving: 'email',
  proof: 'review-request',
}

/** The text that the first move with one needs, ready to send; null where there is nothing to name in it. */
export function assetOf(desk: Desk, plays: readonly ChosenPlay[]): FirstAsset | null {
  const offer = latestOf(desk.company, 'offer')
  const at = plays.findIndex(({ play }) => FORM_OF[play.area])
  const area = plays[at]?.play.area
  if (!offer || !desk.kit.name(offer) || plays.length === 0) return null
  const form = (area && FORM_OF[area]) ?? 'post'
  const rests = [offer.id]
  const lines = fitting(WORDS[form](desk), ASSET_WORDS[form].most)
  return {
    form,
    subject: form === 'email' ? subjectOf(desk, rests) : null,
    // A line of a letter stands for itself: it is the firm that speaks.
    lines: lines.map(line => desk.claim(line, rests, 'told')),
    from: `${desk.profile.companyName.trim() || desk.company.name}, [your telephone number]`,
  }
}

const SHORT = say`A word to those who know us`
/** A subject line ends without a stop. */
function subjectOf(desk: Desk, rests: readonly string[]): Claim {
  const words = say`News about ${desk.kit.label(latestOf(desk.company, 'offer')!)}`
  const { text } = words.text.length <= SUBJECT_MOST ? words : SHORT
  return { ...desk.claim(words, rests, 'told'), text }
}

/** As many lines as the place has room for; the last one asks, and stays. */
function fitting(lines: readonly Sentence[], most: number | null): readonly Sentence[] {
  const length = lines.reduce((sum, line) => sum + line.text.length + 1, 0)
  if (most === null || length <= most || lines.length <= 2) return lines
  return fitting([...lines.slice(0, -2), lines.at(-1)!], most)
}

const WORDS: Readonly<Record<AssetForm, (desk: Desk) => Sentence[]>> = {
  email: desk => [
    say`You know our work, so I write to you before anybody else.`,
    say`It is about ${desk.kit.label(latestOf(desk.company, 'offer')!)}${forWhom(desk)}.${price(desk)}`,
    ...strengthIn(desk),
    say`Could you use it, or do you know somebody who could? Answer this note or ring me. One word is enough.`,
  ],
  'review-request': desk => [
    say`Thank you for choosing ${desk.kit.label(latestOf(desk.company, 'offer')!)}.`,
    say`Would you write two sentences for us: what you came with, and what it is like now?`,
    say`Others in the same place read them before they decide. May we put your first name beside it?`,
  ],
  post: desk => [offered(desk), ...strengthIn(desk), say`Ask us: one message is enough.`],
}

/** What it is, for whom, at what price, as far as the cards say. */
function offered(desk: Desk): Sentence {
  const offer = latestOf(desk.company, 'offer')!
  return say`${desk.kit.label(offer)}${forWhom(desk)}.${price(desk)}`
}

function forWhom({ company, kit }: Desk): Sentence {
  const segment = latestOf(company, 'segment')
  const group = segment && kit.name(segment)
  return group ? say` for ${group}` : say``
}

function price({ company, kit }: Desk): Sentence {
  const offer = latestOf(company, 'offer')
  return offer?.price ? say` The price is ${kit.price(offer.price, offer)}.` : say``
}

function strengthIn({ company, kit }: Desk): Sentence[] {
  const [strength] = factsOf(company, 'strength')
  const name = strength && kit.name(strength)
  return name ? [say`What people come to us for: ${name}.`] : []
}
