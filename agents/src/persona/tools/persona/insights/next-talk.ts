import { documentsIn, peopleIn, type Said } from '../../../../company/voices.ts'
import { say } from '../../../../sentences/sentence.ts'
import { type Found, type Heard, heardOf, nameOf } from './heard.ts'
import { under } from '../unheard.ts'

/** How much of what was named hangs on one voice, and which of it a second voice would settle. */
export function nextTalk(heard: Heard): Found[] {
  const { said, desk } = heard
  const alone = said.filter(isAlone)
  const settled = new Set(said.filter(one => !isAlone(one)).map(({ topic }) => topic))
  const isOpen = ({ topic }: Said): number => Number(!settled.has(topic))
  const [open] = alone.toSorted(
    (a, b) => isOpen(b) - isOpen(a) || spokeOf(heard, b) - spokeOf(heard, a),
  )
  const thing = open && nameOf(heard, open)
  if (!thing || said.length < 2) return []
  const all = desk.kit.number(said.length, 'things that were named', open.voices)
  const single = desk.kit.number(alone.length, 'named by one person alone', open.voices)
  const says = say`Of ${all} things that ${heardOf(heard, open.voices)} people named, ${single} hang on one voice each, ${thing} among them.`
  const changes = say`Ask the next one about ${thing}: a second voice for it would settle it.`
  return [{ says, rests: open.voices, changes }]
}

const isAlone = ({ voices }: Said): boolean => peopleIn(voices) === 1 && documentsIn(voices) === 0

const spokeOf = ({ voices }: Heard, { topic }: Said): number => peopleIn(under(voices, topic))
