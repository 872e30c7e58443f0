import type { Left, Question } from './left.ts'

const LEVEL_MOST = 10
/** Levels go from nothing to ten. */
const isLevel = ({ figure: { kind, value, per } }: Left): boolean =>
  kind === 'count' && value <= LEVEL_MOST && per === undefined

/** Behind the own level stand those of the others, the strongest rival first: "us 9, Moss & Daughters 7 and the mill 3". */
export const factor: Question = {
  places: [
    { attribute: 'theirs', takes: left => isLevel(left) && left.known.ours !== undefined },
    { attribute: 'others', takes: left => isLevel(left) && left.known.theirs !== undefined },
  ],
}
