import { ORGANIZATION_NAME_MAX, ORGANIZATION_NAME_MIN } from '@sextant/contracts/limits'
import type { OrganizationRow } from '@sextant/contracts/rows'
import { useState, type FormEvent } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { useRenameOrganization } from '../api/change-organization.ts'

const KINDS = { SME: 'Small business', AGENCY: 'Agency' } as const

/** What the organization is called, and what stays as it is: its kind and its address. */
export function OrganizationName({
  organization,
  editable,
}: {
  organization: OrganizationRow
  editable: boolean
}) {
  const [name, setName] = useState(organization.name)
  const [short, setShort] = useState(false)
  const { save, saving, failure, forgetFailure } = useRenameOrganization()
  const wanted = name.trim()
  const problem = short ? 'Organization name must be at least 2 characters' : failure
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving || wanted === organization.name) return
    forgetFailure()
    setShort(wanted.length < ORGANIZATION_NAME_MIN)
    if (wanted.length < ORGANIZATION_NAME_MIN) return
    await save({ id: organization.id, name: wanted })
  }
  return (
    <section aria-labelledby="organization" className="grid gap-4">
      <h2 id="organization" className="border-b border-line-strong pb-2 font-semibold">
        Organization
      </h2>
      {editable && (
        <form
          noValidate
          onSubmit={event => void submit(event)}
          className="flex flex-wrap items-start gap-x-3 gap-y-2"
        >
          <Field
            label="Organization name"
            error={problem ?? undefined}
            className="min-w-0 flex-[1_1_18rem] sm:max-w-md"
          >
            {described => (
              <Input
                {...described}
                autoComplete="organization"
                maxLength={ORGANIZATION_NAME_MAX}
                value={name}
                onChange={event => setName(event.target.value)}
              />
            )}
          </Field>
          <Button
            type="submit"
            busy={saving}
            disabled={wanted === organization.name}
            className="sm:mt-6"
          >
            Save name
          </Button>
        </form>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 wrap-anywhere">
        {!editable && (
          <>
            <dt className="text-ink-3">Name</dt>
            <dd>{organization.name}</dd>
          </>
        )}
        <dt className="text-ink-3">Kind</dt>
        <dd>{KINDS[organization.type]}</dd>
        <dt className="text-ink-3">Slug</dt>
        <dd>
          {organization.slug} <span className="cap">stays, whatever the name</span>
        </dd>
      </dl>
    </section>
  )
}
