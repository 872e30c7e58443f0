import type { Claim } from '@sextant/contracts/deliverable'
import type { TowsMove } from '@sextant/contracts/strategy/swot'
import type { Desk, Phrase } from '../desk.ts'
import { group, lead, put, remedy } from '../phrases.ts'
import { aslongAs, becauseOf, stated, toldThat } from '../reading/weave.ts'
import { capital } from '../reading/wording.ts'
import type { Candidate } from './factors.ts'

export type Kind = TowsMove['kind']

/** What to tell people of a strength: "that 86% …", "about the crust"; a belief of the trade waits for its check. */
export const pitch = (c: Candidate): Phrase =>
  c.from === 'seed'
    ? { text: `(once it is checked) that ${c.told.text}`, sources: c.told.sources }
    : put(toldThat, c.told)
const because = (c: Candidate): Phrase =>
  c.from === 'seed'
    ? { text: `in case ${c.told.text}`, sources: c.told.sources }
    : put(becauseOf, c.told)
const whilst = (c: Candidate): Phrase =>
  c.from === 'seed'
    ? { text: `if it is true that ${c.told.text}`, sources: c.told.sources }
    : put(aslongAs, c.told)

/** The sentence of one pairing: what to do because this inside meets that outside. */
export function moveClaim(desk: Desk, kind: Kind, inside: Candidate, outside: Candidate): Claim {
  if (inside.from === 'seed' && outside.from === 'seed') return ifBoth(desk, kind, inside, outside)
  const who = group(desk),
    what = lead(desk)
  const them: Phrase = { text: stated(outside.told), sources: outside.told.sources }
  const open: Phrase = { text: capital(them.text), sources: them.sources }
  const { customers, purchases } = desk.words
  const costs =
    outside.topics.some(t => t === 'supply' || t === 'price' || t === 'cash') &&
    outside.from === 'change'
  const wait =
    /\b(?:days|weeks|months)\b/i.test(outside.quote ?? '') && outside.topics.includes('supply')
  switch (kind) {
    case 'SO':
      if (outside.from === 'gap')
        return inside.from === 'offer'
          ? desk.say`${open}: offer ${what} to exactly those people`
          : desk.say`${open}: tell ${who} ${pitch(inside)}`
      if (outside.from === 'change')
        return inside.from === 'offer'
          ? desk.say`${open}: be the first to bring ${what} there`
          : desk.say`${open}: be there first with ${what}, and tell people ${pitch(inside)}`
      return desk.say`Ask ${who} whether it is true that ${them}; if so, start there with ${what}${inside.from === 'offer' ? '' : { text: ` and tell them ${pitch(inside).text}`, sources: pitch(inside).sources }}`
    case 'ST':
      if (outside.price && outside.rival)
        return desk.say`Leave ${outside.rival} alone at ${outside.price}; hold ${who} ${inside.from === 'offer' ? { text: `with ${what.text}`, sources: what.sources } : { text: `by telling them ${pitch(inside).text}`, sources: pitch(inside).sources }}`
      if (outside.from === 'edge')
        return desk.say`${open}: do not follow, and give ${who} another reason to stay${inside.from === 'offer' ? { text: `, ${what.text}`, sources: what.sources } : { text: `: tell them ${pitch(inside).text}`, sources: pitch(inside).sources }}`
      if (outside.from === 'nothing')
        return desk.say`${open}: make ${what} the smallest possible first step${inside.from === 'offer' ? '' : { text: `, and tell them ${pitch(inside).text}`, sources: pitch(inside).sources }}`
      if (outside.topics.includes('rules'))
        return desk.say`${open}: write to ${who} what it means for them before they ask${inside.from === 'offer' ? '' : { text: `, and mention ${pitch(inside).text.replace(/^about /, '')}`, sources: pitch(inside).sources }}`
      if (wait)
        return desk.say`${open}: order ahead for ${what}, and name the wait to ${who} before they ask`
      if (costs)
        return desk.say`${open}: reprice ${what} before that is felt, and tell ${who} ${inside.from === 'offer' ? 'why' : pitch(inside)}`
      if (outside.topics.includes('place') && outside.from === 'change')
        return desk.say`${open}: tell ${who} now how they will reach ${desk.company}, and offer ${what} to order ahead`
      return desk.say`${open}: look each month at what that does to ${what}${inside.from === 'offer' ? { text: ` for ${who.text}`, sources: who.sources } : { text: `, and keep telling ${who.text} ${pitch(inside).text}`, sources: [...who.sources, ...pitch(inside).sources] }}`
    case 'WO':
      if (inside.from === 'seed' && outside.from !== 'seed')
        return desk.say`${open}; before counting on it, find out whether ${inside.told}`
      if (outside.from === 'gap')
        return desk.say`${open}, but those people cannot be won ${whilst(inside)}; so first ${remedy(desk, inside)}`
      if (outside.from === 'seed')
        return desk.say`Before finding out whether ${them}, ${remedy(desk, inside)}, ${because(inside)}`
      return desk.say`${open}: to be ready for it, ${remedy(desk, inside)}, ${because(inside)}`
    case 'WT':
      if (outside.from === 'nothing')
        return desk.say`${open}: leave them alone ${whilst(inside)}; first ${remedy(desk, inside)}`
      if (outside.rival)
        return desk.say`${open}: step back there ${whilst(inside)}, and take fewer ${purchases} that need it, so that ${who} do not wait for ${what}`
      if (wait)
        return desk.say`${open}: ${remedy(desk, inside)}, and promise no ${desk.words.purchase} that has to wait for them`
      if (costs)
        return desk.say`${open}: drop the ${purchases} that earn least before it bites, ${because(inside)}`
      return desk.say`${outside.from === 'seed' ? { text: `In case ${them.text}`, sources: them.sources } : open}: start nothing new that depends on it ${whilst(inside)}, and tell ${customers} early what changes for them`
  }
}

/** Two beliefs nobody checked: the move is conditional and says so. */
function ifBoth(
  desk: Desk,
  kind: Kind,
  { told: us, ...inside }: Candidate,
  { told: them }: Candidate,
): Claim {
  const { customers, products, purchases } = desk.words
  switch (kind) {
    case 'SO':
      return desk.say`Check whether ${us} and whether ${them}; if both hold, start there with ${products}`
    case 'ST':
      return desk.say`Should it come true that ${them}, the defense would be that ${us}: ask ${customers} before relying on it`
    case 'WO':
      return desk.say`It brings little that ${them} if ${us} at ${desk.company} as well; then ${remedy(desk, inside)}`
    case 'WT':
      return desk.say`Take on no more ${purchases} of one kind until it is known whether ${us} and whether ${them}`
  }
}
