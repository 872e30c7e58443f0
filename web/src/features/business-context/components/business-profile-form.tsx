import { COMPANY_NAME_MAX } from '@sextant/contracts/limits'
import { useState, type FormEvent } from 'react'
import { toast } from 'sonner'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { useSaveBusinessContext, type BusinessContextForm } from '../api/business-context.ts'
import { completeBusiness, EMPTY_BUSINESS, type BusinessDraft } from '../business-draft.ts'
import { BusinessFields } from './business-fields.tsx'

/** The business profile. kept: as it stands, null while there is none. company: the name it begins with. */
export function BusinessProfileForm({
  organizationId,
  kept,
  company,
  editable,
}: {
  organizationId: string
  kept: { industry: string; companySize: string; description: string } | null
  company: string
  editable: boolean
}) {
  const [name, setName] = useState(company)
  const [draft, setDraft] = useState<BusinessDraft>(
    kept ? (kept as BusinessContextForm) : EMPTY_BUSINESS,
  )
  const [tried, setTried] = useState(false)
  const { save, saving, failure } = useSaveBusinessContext(organizationId)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const complete = completeBusiness(draft)
    if (!complete || name.trim() === '') return
    await save({ companyName: name.trim(), ...complete }, () =>
      toast.success('Saved. Every agent knows it from now on.'),
    )
  }
  return (
    <form
      noValidate
      onSubmit={event => void submit(event)}
      className="grid max-w-[600px] gap-[18px]"
    >
      {failure && <Alert title={failure}>What you typed is still here.</Alert>}
      <Field
        label="Company name"
        error={tried && name.trim() === '' ? 'Company name is required' : undefined}
        hint="As agents write it in documents"
      >
        {described => (
          <Input
            {...described}
            value={name}
            maxLength={COMPANY_NAME_MAX}
            autoComplete="organization"
            disabled={!editable}
            onChange={event => setName(event.target.value)}
          />
        )}
      </Field>
      <BusinessFields
        draft={draft}
        onChange={change => setDraft({ ...draft, ...change })}
        tried={tried}
        disabled={!editable}
      />
      {editable ? (
        <div>
          <Button type="submit" variant="primary" busy={saving}>
            {saving ? 'Saving' : 'Save profile'}
          </Button>
        </div>
      ) : (
        <p className="cap">Owners and administrators change it.</p>
      )}
    </form>
  )
}
