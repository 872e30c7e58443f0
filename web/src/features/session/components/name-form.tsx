import { FULL_NAME_MAX } from '@sextant/contracts/limits'
import { useState, type FormEvent } from 'react'
import { toast } from 'sonner'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { useUpdateMe } from '../api/update-me.ts'

export function NameForm({ name: kept }: { name: string }) {
  const [name, setName] = useState(kept)
  const [missing, setMissing] = useState(false)
  const { save, saving, failure, forgetFailure } = useUpdateMe(
    'Your name could not be saved.',
    'in place',
  )
  const problem = missing ? 'Your name is required' : failure
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return setMissing(true)
    await save({ full_name: wanted }, () => {
      setName(wanted)
      toast.success('Name saved')
    })
  }
  return (
    <form noValidate onSubmit={event => void submit(event)} className="grid gap-3">
      <Field
        label="Name"
        error={problem ?? undefined}
        hint="Your team sees it beside what you make."
      >
        {described => (
          <Input
            {...described}
            value={name}
            maxLength={FULL_NAME_MAX}
            autoComplete="name"
            onChange={event => {
              setName(event.target.value)
              setMissing(false)
              forgetFailure()
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={saving} disabled={name.trim() === kept}>
          {saving ? 'Saving' : 'Save name'}
        </Button>
      </div>
    </form>
  )
}
