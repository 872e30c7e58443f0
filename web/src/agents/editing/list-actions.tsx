import { PlusIcon, XIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import { cn } from '@/ui/cn.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { type Path, revealed, take, useEditing } from './editing.tsx'
import { TextBox } from '@/ui/patterns/text-box.tsx'

/** Takes one item away. Nothing while the schema needs it: pass `allowed` false at the least number. */
export function RemoveItem({
  path,
  label,
  allowed = true,
  edits,
  className,
}: {
  path: Path
  label: string
  allowed?: boolean
  /** When taking it away means more than one edit. */ edits?: OutputEdit[]
  className?: string
}) {
  const { on, busy, hover, send } = useEditing()
  if (!on || !allowed) return null
  return (
    <button
      type="button"
      aria-label={`Remove ${label}`}
      aria-disabled={busy || undefined}
      className={cn(
        'grid size-6 shrink-0 place-items-center rounded-sm text-ink-3 hover:bg-bad-soft hover:text-bad',
        revealed(hover),
        !hover && 'size-11',
        className,
      )}
      onClick={() => void send(...(edits ?? [take(path)]))}
    >
      <XIcon aria-hidden className="size-3.5" />
    </button>
  )
}

/** "Add strength": opens a box for its words, then sends what `make` builds from them. */
export function AddItem({
  label,
  make,
  allowed = true,
  placeholder,
  className,
}: {
  label: string
  make: (text: string) => OutputEdit[]
  allowed?: boolean
  placeholder?: string
  className?: string
}) {
  const { on, busy, hover, send } = useEditing()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const back = useRef(false)
  useEffect(() => {
    if (!open && back.current) {
      back.current = false
      button.current?.focus()
    }
  }, [open])
  if (!on || !allowed) return null
  if (open)
    return (
      <div className={className}>
        <TextBox
          label={label}
          value=""
          busy={busy}
          placeholder={placeholder}
          onClose={async (text, byKey) => {
            if (text && !(await send(...make(text)))) return false
            back.current = byKey
            setOpen(false)
            return true
          }}
        />
      </div>
    )
  return (
    <div className={className}>
      <Button
        ref={button}
        size="sm"
        variant="quiet"
        className={cn('-ml-2.5', hover && 'h-6', revealed(hover))}
        onClick={() => setOpen(true)}
      >
        <PlusIcon aria-hidden />
        {label}
      </Button>
    </div>
  )
}
