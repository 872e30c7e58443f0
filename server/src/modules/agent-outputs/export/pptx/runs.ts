import type pptxgenjs from 'pptxgenjs'
import { COLOUR } from '../../../../platform/paper/faces.ts'
import { hex } from '../../../../platform/paper/word.ts'
import type { Mark, Words } from './plan.ts'

type Text = pptxgenjs.default.TextProps
type Face = pptxgenjs.default.TextPropsOptions

/** The numbers of sources, raised; those of assumptions are grey and underlined by dashes, as in the other files. */
const markRun = ({ n, isAssumed }: Mark, face: Face): Text => ({
  text: `\u00A0${n}`,
  options: {
    ...face,
    superscript: true,
    bold: true,
    color: hex(isAssumed ? COLOUR.ink3 : COLOUR.act),
    ...(isAssumed && { underline: { style: 'dash', color: hex(COLOUR.ink3) } }),
  },
})

/** Words with the numbers of their sources, and the end of their line. A bullet begins a line, so only the first of its runs has it. */
export function runsOf({ text, marks }: Words, face: Face): Text[] {
  const { bullet: _begins, ...within } = face
  const runs: Text[] = [{ text, options: face }, ...marks.map(mark => markRun(mark, within))]
  const last = runs.at(-1)!
  return [...runs.slice(0, -1), { ...last, options: { ...last.options, breakLine: true } }]
}
