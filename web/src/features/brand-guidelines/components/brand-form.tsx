import {
  type BrandAnswer,
  type BrandGuidelines,
  NO_GUIDELINES,
} from '@sextant/contracts/brand/guidelines'
import { useState, type FormEvent } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { useLeaveGuard } from '@/ui/patterns/use-leave-guard.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { useSaveBrand } from '../api/save-brand.ts'
import { faultIn, tidied } from '../brand-draft.ts'
import { LooksParts } from './looks-parts.tsx'
import { WordsParts } from './words-parts.tsx'

type BrandFormProps = { clientId: string | null; kept: BrandAnswer; editable: boolean }

/** The guidelines as a form; nothing counts before it is saved. */
export function BrandForm({ clientId, kept, editable }: BrandFormProps) {
  const before = kept.guidelines ?? NO_GUIDELINES
  const [draft, setDraft] = useState<BrandGuidelines>(before)
  const [fault, setFault] = useState<string | null>(null)
  const { save, saving, failure } = useSaveBrand()
  const isChanged = JSON.stringify(tidied(draft)) !== JSON.stringify(before)
  const { dialog } = useLeaveGuard(isChanged && !saving)
  const change = (part: Partial<BrandGuidelines>) => setDraft({ ...draft, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const guidelines = tidied(draft)
    const found = faultIn(guidelines)
    setFault(found)
    if (found) return
    void save({ clientId, guidelines, after: kept.versions[0]?.version ?? 0 })
  }
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={!editable} className="contents">
        <WordsParts draft={draft} onChange={change} />
        <LooksParts draft={draft} onChange={change} />
      </fieldset>
      {dialog}
      {editable ? (
        <div className="sticky bottom-0 grid gap-3 border-t border-line-strong bg-ground py-4">
          {fault && <Alert title={fault} />}
          {failure && <Alert title={failure}>What you changed is still here.</Alert>}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" variant="primary" busy={saving} disabled={!isChanged}>
              Save guidelines
            </Button>
            {isChanged && (
              <Button variant="quiet" onClick={() => setDraft(before)}>
                Discard changes
              </Button>
            )}
          </div>
        </div>
      ) : (
        <p className="cap border-t border-line py-4">
          Those who manage what agents know change it.
        </p>
      )}
    </form>
  )
}
