import { CheckIcon, CopyIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'

/** An address to take along: shown whole, marked on focus, copied by the button. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className="flex max-w-[42em] items-end gap-2">
      <Field label={label} className="min-w-0 flex-1">
        {described => (
          <Input
            {...described}
            readOnly
            className="font-mono text-caption"
            value={text}
            onFocus={event => event.target.select()}
          />
        )}
      </Field>
      <Button onClick={() => void copy()}>
        {copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  )
}
