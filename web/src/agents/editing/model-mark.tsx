import type { Claim } from '@sextant/contracts/deliverable'
import { JUDGMENT_WORDS, writtenBy } from '@sextant/contracts/written-by'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { Hint } from '@/ui/primitives/tooltip.tsx'
import { useEditing } from './editing.tsx'
import { ModelGlyph } from './model-glyph.tsx'

const WORDS = {
  label: 'In the model’s words',
  text: 'In the words of the language model. Its figures are computed and put in afterwards.',
} as const
const JUDGMENT = {
  label: 'The model’s judgment',
  text: 'The language model’s own judgment: no rule computed it. Its sources are the facts it rests on.',
} as const

/** Behind what the language model wrote: small, because most readers do not care, and always there. Nothing behind other words. */
export function ModelMark({ claim }: { claim: DeepPartial<Claim> | undefined }) {
  const { edits } = useEditing()
  const isJudgment = isModelsJudgment(claim, edits)
  if (!isJudgment && !(claim && writtenBy(claim, edits) === 'model')) return null
  const { label, text } = isJudgment ? JUDGMENT : WORDS
  return (
    <Hint
      label={label}
      text={text}
      className="-ml-2 py-[7px] pr-1.5 pl-3 text-ink-3 hover:text-ink print:hidden"
    >
      <ModelGlyph filled={isJudgment} />
    </Hint>
  )
}

/** The words behind a statement that is the model's own judgment. */
export function JudgmentWords({ claim }: { claim: DeepPartial<Claim> | undefined }) {
  const { edits } = useEditing()
  if (!isModelsJudgment(claim, edits)) return null
  return (
    <span className="font-sans text-caption font-normal tracking-normal whitespace-nowrap text-ink-3">
      {' '}
      {JUDGMENT_WORDS}
    </span>
  )
}

const isModelsJudgment = (
  claim: DeepPartial<Claim> | undefined,
  edits: ReadonlySet<number>,
): boolean => claim?.evidence === 'judgment' && writtenBy(claim, edits) !== 'hand'
