import { FULL_NAME_MAX } from '@sextant/contracts/limits'
import { useState, type FormEvent } from 'react'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { updateMe } from '../api/update-me.ts'

export function NameForm({ name: kept }: { name: string }) {
  const [name, setName] = useState(kept)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (name.trim() === '') return setProblem('Your name is required')
    setBusy(true)
    try {
      await updateMe({ full_name: name.trim() })
      setName(name.trim())
      toast.success('Name saved')
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate onSubmit={event => void save(event)} className="grid gap-3">
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
              setProblem(null)
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={busy} disabled={name.trim() === kept}>
          {busy ? 'Saving' : 'Save name'}
        </Button>
      </div>
    </form>
  )
}
