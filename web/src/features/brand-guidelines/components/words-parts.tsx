import {
  BRAND_LINE_MAX,
  BRAND_WORD_MAX,
  type BrandGuidelines,
} from '@sextant/contracts/brand/guidelines'
import { TokenInput } from '@/ui/patterns/token-input.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { BrandSection } from './brand-section.tsx'
import { RowList } from './row-list.tsx'
import { VoiceFields } from './voice-fields.tsx'

export type PartProps = {
  draft: BrandGuidelines
  onChange: (part: Partial<BrandGuidelines>) => void
}

/** How it sounds: the voice, examples, words to use and to avoid, claims and legal lines. */
export function WordsParts({ draft, onChange }: PartProps) {
  return (
    <>
      <BrandSection title="Voice" about="Every agent writes where these stand.">
        <VoiceFields voice={draft.voice} onChange={voice => onChange({ voice })} />
      </BrandSection>
      <Examples draft={draft} onChange={onChange} />
      <BrandSection title="Words to use" about="Words that are yours. Enter adds one.">
        <TokenInput
          label="Words to use"
          value={draft.use}
          onChange={use => onChange({ use })}
          placeholder="crew"
        />
      </BrandSection>
      <Avoided draft={draft} onChange={onChange} />
      <Claims draft={draft} onChange={onChange} />
      <Legal draft={draft} onChange={onChange} />
    </>
  )
}

function Examples({ draft, onChange }: PartProps) {
  return (
    <BrandSection
      title="Examples"
      about="A sentence that sounds right or wrong says more than a rule."
    >
      <RowList
        one="sentence"
        rows={draft.examples}
        blank={{ sounds: 'right', text: '', why: '' }}
        onChange={examples => onChange({ examples })}
      >
        {(row, change, number) => (
          <div className="grid gap-1.5 sm:grid-cols-[132px_minmax(0,1fr)]">
            <div className="self-start">
              <NativeSelect
                aria-label={`Sentence ${number} sounds`}
                value={row.sounds}
                onChange={event => change({ sounds: event.target.value as 'right' | 'wrong' })}
              >
                <option value="right">Right</option>
                <option value="wrong">Wrong</option>
              </NativeSelect>
            </div>
            <div className="grid gap-1.5">
              <Textarea
                aria-label={`Sentence ${number}`}
                rows={2}
                maxLength={BRAND_LINE_MAX}
                value={row.text}
                onChange={event => change({ text: event.target.value })}
              />
              <Input
                aria-label={`Why sentence ${number} sounds so`}
                placeholder="Why"
                maxLength={200}
                value={row.why}
                onChange={event => change({ why: event.target.value })}
              />
            </div>
          </div>
        )}
      </RowList>
    </BrandSection>
  )
}

function Avoided({ draft, onChange }: PartProps) {
  return (
    <BrandSection
      title="Words to avoid"
      about="Found in every deliverable. With another word beside it, the built-in writer uses that. A star stands for any ending: cheap* finds cheaper."
    >
      <RowList
        one="word to avoid"
        rows={draft.avoid}
        blank={{ word: '', instead: '' }}
        onChange={avoid => onChange({ avoid })}
      >
        {(row, change, number) => (
          <div className="grid gap-1.5 sm:grid-cols-2">
            <Input
              aria-label={`Word to avoid ${number}`}
              placeholder="cheap"
              maxLength={BRAND_WORD_MAX}
              value={row.word}
              onChange={event => change({ word: event.target.value })}
            />
            <Input
              aria-label={`Instead of word ${number}`}
              placeholder="Instead: affordable"
              maxLength={BRAND_WORD_MAX}
              value={row.instead}
              onChange={event => change({ instead: event.target.value })}
            />
          </div>
        )}
      </RowList>
    </BrandSection>
  )
}

function Claims({ draft, onChange }: PartProps) {
  return (
    <BrandSection
      title="Claims that need proof"
      about="Named wherever a deliverable makes one without a source, until you say where its proof stands."
    >
      <RowList
        one="claim"
        rows={draft.claims}
        blank={{ says: '', proof: '' }}
        onChange={claims => onChange({ claims })}
      >
        {(row, change, number) => (
          <div className="grid gap-1.5 sm:grid-cols-2">
            <Input
              aria-label={`Claim ${number}`}
              placeholder="fastest in town"
              maxLength={BRAND_WORD_MAX}
              value={row.says}
              onChange={event => change({ says: event.target.value })}
            />
            <Input
              aria-label={`Proof of claim ${number}`}
              placeholder="Proof: where it stands"
              maxLength={BRAND_LINE_MAX}
              value={row.proof}
              onChange={event => change({ proof: event.target.value })}
            />
          </div>
        )}
      </RowList>
    </BrandSection>
  )
}

function Legal({ draft, onChange }: PartProps) {
  return (
    <BrandSection
      title="Legal lines"
      about="A line that a text needs where it speaks of one of your words. Missing ones are named."
    >
      <RowList
        one="legal line"
        rows={draft.legal}
        blank={{ text: '', about: [] }}
        onChange={legal => onChange({ legal })}
      >
        {(row, change, number) => (
          <div className="grid gap-1.5">
            <Textarea
              aria-label={`Legal line ${number}`}
              rows={2}
              maxLength={BRAND_LINE_MAX}
              placeholder="Offer ends 31 May, while stock lasts."
              value={row.text}
              onChange={event => change({ text: event.target.value })}
            />
            <TokenInput
              label={`Words that call for line ${number}`}
              placeholder="Where a text says: discount"
              value={row.about}
              onChange={about => change({ about })}
            />
          </div>
        )}
      </RowList>
    </BrandSection>
  )
}
