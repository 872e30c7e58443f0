import type { Claim } from '@sextant/contracts/deliverable'
import { ASSET_WORDS, SUBJECT_MOST } from '@sextant/contracts/quick-start/first-plan-words'
import type { FirstAsset } from '@sextant/contracts/quick-start/first-plan'
import type { Desk } from '../../../core/desk.ts'
import type { Play } from '../../../plays/play.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { START_MOVES } from '../../knowledge/knowledge.ts'
import type { StartText } from '../../knowledge/start-move.ts'
import { Told } from '../../told.ts'
import { OWN_TEXTS } from './moves/own-texts.ts'

/** The text that each move with one needs, ready to send but for what only its sender can fill in; none where there is nothing to name in it. */
export const textsOf = (desk: Desk, plays: readonly { play: Pick<Play, 'id'> }[]): FirstAsset[] =>
  plays.flatMap(({ play }) => {
    const text = textOf(play.id)
    const told = text && Told.from(desk, play.id)
    return text && told ? [{ play: play.id, ...written(desk, text, told) }] : []
  })

const textOf = (id: string): StartText | undefined =>
  OWN_TEXTS[id] ?? START_MOVES.find(move => move.id === id)?.text

function written(desk: Desk, text: StartText, told: Told): FirstAsset {
  const { form } = text
  const { most, hasSubject } = ASSET_WORDS[form]
  const lines = fitting(text.lines(told), most)
  const subject = hasSubject ? subjectOf(desk, text, told) : null
  return {
    form,
    subject,
    lines: lines.map(line => desk.claim(line, told.rests, 'told')).map(withoutLastStop(form)),
    from: desk.profile.companyName.trim() || desk.company.name,
    fill: placesIn([...lines.map(line => line.text), subject?.text ?? '']),
  }
}

/** A sign ends without a stop. */
const withoutLastStop =
  (form: FirstAsset['form']) =>
  (claim: Claim): Claim =>
    form === 'sign' ? { ...claim, text: claim.text.replace(/\.$/, '') } : claim

const SHORT = say`A word to those who know us`
/** A subject line ends without a stop. */
function subjectOf(desk: Desk, { subject }: StartText, told: Told): Claim {
  const words = subject?.(told) ?? SHORT
  const { text } = words.text.length <= SUBJECT_MOST ? words : SHORT
  return { ...desk.claim(words, told.rests, 'told'), text }
}

/** As many lines as the place has room for; the last one asks, and stays. */
function fitting(lines: readonly Sentence[], most: number | null): readonly Sentence[] {
  const length = lines.reduce((sum, line) => sum + line.text.length + 1, 0)
  if (most === null || length <= most || lines.length <= 2) return lines
  return fitting([...lines.slice(0, -2), lines.at(-1)!], most)
}

/** What stands in square brackets: only the sender knows it. */
const placesIn = (texts: readonly string[]): string[] => {
  const places = texts.flatMap(text => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, one]) => one!))
  const small = places.map(place => place.charAt(0).toLowerCase() + place.slice(1))
  return [...new Set(small)]
}
